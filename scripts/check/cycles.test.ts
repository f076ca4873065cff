import { describe, expect, it } from 'vitest';
import { findCircles } from './cycles.mjs';

const lib = 'apps/portal/src/lib';

const planted: [what: string, files: [string, string][]][] = [
  [
    'two files',
    [
      [`${lib}/platform/api/a.ts`, "import { b } from './b.ts';"],
      [`${lib}/platform/api/b.ts`, "import { a } from './a.ts';"],
    ],
  ],
  [
    'two files by type',
    [
      [`${lib}/platform/api/a.ts`, "import { b } from './b.ts';"],
      [`${lib}/platform/api/b.ts`, "import type { A } from './a.ts';"],
    ],
  ],
  [
    'two files by a type that is passed on',
    [
      [`${lib}/platform/api/a.ts`, "export type { B } from './b.ts';"],
      [`${lib}/platform/api/b.ts`, "export * from './a.ts';"],
    ],
  ],
  [
    'two files by lazy import',
    [
      [`${lib}/platform/api/a.ts`, "const b = () => import('./b.ts');"],
      [`${lib}/platform/api/b.ts`, "import { a } from './a.ts';"],
    ],
  ],
  [
    'two folders of lib, although no two files do',
    [
      [`${lib}/platform/api/call.ts`, "import { token } from '../../access/session/token.ts';"],
      [`${lib}/access/session/sign-in.ts`, "import { call } from '../../platform/api/call.ts';"],
    ],
  ],
  [
    'folders that need no more than each other’s types',
    [
      ['packages/web/src/form/a.ts', "import type { B } from '../text/b.ts';"],
      ['packages/web/src/text/c.ts', "import { d } from '../form/d.ts';"],
    ],
  ],
  [
    'folders that import each other lazily',
    [
      ['packages/web/src/form/a.ts', "const b = () => import('../text/b.ts');"],
      ['packages/web/src/text/c.ts', "import { d } from '../form/d.ts';"],
    ],
  ],
  [
    'three modules of the server',
    [
      ['apps/server/src/modules/access/a/x.ts', "import { b } from '../../desk/b/index.ts';"],
      ['apps/server/src/modules/desk/b/x.ts', "import { c } from '../../applications/kinds/c/index.ts';"],
      ['apps/server/src/modules/applications/kinds/c/x.ts', "import { a } from '../../../access/a/index.ts';"],
    ],
  ],
  [
    'folders of the server',
    [
      ['apps/server/src/db/open.ts', "import { migrate } from '../jobs/migrate.ts';"],
      ['apps/server/src/jobs/worker.ts', "import { connect } from '../db/connect.ts';"],
    ],
  ],
];

describe('a circle of imports', () => {
  it.each(planted)('is found between %s', (_what, files) => {
    const found = findCircles(files);
    expect(found).toHaveLength(1);
    // With the imports that make it, for anyone who has to break it.
    for (const [file] of files) expect(found[0]).toContain(`${file} imports`);
  });

  it('is none when one side is a test', () => {
    const fine: [string, string][] = [
      [`${lib}/platform/api/a.test.ts`, "import { b } from '../../access/session/b.ts';"],
      [`${lib}/access/session/b.ts`, "import { a } from '../../platform/api/a.ts';"],
    ];
    expect(findCircles(fine)).toEqual([]);
  });
});
