import { describe, expect, it } from 'vitest';
import { findWrongImports } from './imports.mjs';

const planted: [why: string, file: string, source: string][] = [
  ['contract knows only zod', 'packages/contract/src/a.ts', "import { t } from '@taga/i18n';"],
  ['reference knows the languages alone', 'packages/reference/src/a.ts', "import { t } from '@taga/i18n/server';"],
  ['reference knows nothing of ours', 'packages/reference/src/a.ts', "import { x } from '@taga/contract';"],
  ['ui gets its text as properties', 'packages/ui/src/a.tsx', "import { t } from '@taga/i18n';"],
  ['web knows no brand', 'packages/web/src/page/a.ts', "import { brand } from '@taga/brand';"],
  ['web knows no app', 'packages/web/src/page/a.ts', "import { a } from '../../../../apps/portal/src/a.ts';"],
  ['journey knows no app', 'packages/journey/src/draft/a.ts', "import { a } from '../../../../apps/portal/src/a.ts';"],
  ['journey knows no call', 'packages/journey/src/draft/a.ts', "import { c } from '@taga/contract/endpoints/cards';"],
  ['person knows no app', 'packages/person/src/a.ts', "import { a } from '../../../apps/portal/src/a.ts';"],
  ['apps never know each other', 'apps/portal/src/lib/a.ts', "import { x } from '../../../server/src/app.ts';"],
  ['lib knows no feature', 'apps/portal/src/lib/a.ts', "import { Home } from '../features/home/home.tsx';"],
  ['features do not know each other', 'apps/portal/src/features/home/a.ts', "export * from '../contact/contact.tsx';"],
  ['features do not know app', 'apps/portal/src/features/home/a.ts', "const r = import('../../app/router.tsx');"],
  [
    'modules meet through their index',
    'apps/server/src/modules/desk/a/b.ts',
    "import { s } from '../../access/c/store.ts';",
  ],
  ['SQL only in stores', 'apps/server/src/modules/desk/a/issue-token.ts', "import { sql } from 'kysely';"],
  [
    'what happens knows no HTTP',
    'apps/server/src/modules/desk/a/b.ts',
    "import { C } from '../../../http/endpoints/endpoint-error.ts';",
  ],
  ['what happens knows no web server', 'apps/server/src/jobs/a.ts', "import type { FastifyInstance } from 'fastify';"],
  ['a bank is chosen', 'apps/server/src/jobs/a.ts', "import { createSandboxBank } from '../bank/sandbox/index.ts';"],
  ['a bank is chosen behind a file', 'apps/server/src/jobs/a.ts', "import('../bank/gateway/gateway-bank.ts');"],
  [
    'a channel is chosen',
    'apps/server/src/modules/desk/a/b.ts',
    "import { createSmsGateway } from '../../messaging/channels/index.ts';",
  ],
  ['routes never call a store', 'apps/server/src/modules/desk/a/routes.ts', "import { save } from './store.ts';"],
];

describe('the direction of imports', () => {
  it.each(planted)('is refused where %s', (_why, file, source) => {
    expect(findWrongImports([[file, source]])).toHaveLength(1);
  });

  it('sees an import spread over lines', () => {
    const source = "import {\n  one,\n  two,\n} from '../contact/contact.tsx';";
    expect(findWrongImports([['apps/portal/src/features/home/a.ts', source]])).toHaveLength(1);
  });

  it('leaves the right ways open', () => {
    const fine: [string, string][] = [
      ['packages/contract/src/a.ts', "import * as z from 'zod/mini';\nimport { b } from './b.ts';"],
      ['apps/portal/src/app/router.tsx', "import { Home } from '../features/home/home.tsx';"],
      ['packages/web/src/page/a.ts', "import { Button } from '@taga/ui';\nimport { b } from '../text/b.ts';"],
      ['apps/server/src/app.ts', "import { register } from './modules/customers/registration/index.ts';"],
      ['apps/server/src/modules/customers/registration/store.ts', "import { sql } from 'kysely';"],
      [
        'apps/server/src/modules/customers/registration/routes.ts',
        "import { implement } from '../../../http/endpoints/implement.ts';",
      ],
      ['apps/server/src/modules/applications/terms/file-routes.ts', "import type { FastifyInstance } from 'fastify';"],
      ['apps/server/src/compose/bank.ts', "import { createGatewayBank } from '../bank/gateway/index.ts';"],
      ['apps/server/src/modules/messaging/channels/index.ts', "export { createMailbox } from './sandbox/mailbox.ts';"],
      [
        'apps/server/src/modules/upkeep/demo-data/a.ts',
        "import type { BackOffice } from '../../../bank/sandbox/index.ts';",
      ],
      ['apps/server/src/commands/sandbox-command.ts', "import { createSandboxBank } from '../bank/sandbox/index.ts';"],
    ];
    expect(findWrongImports(fine)).toEqual([]);
  });
});
