import { describe, expect, it } from 'vitest';
import { findBrokenReferences } from './docs.mjs';

const project = {
  exists: (path: string) => ['docs/settings.md', 'apps/server'].includes(path),
  scripts: new Set(['check']),
};

describe('the check of the docs', () => {
  it('finds a link, a script and a path that do not exist', () => {
    const text = 'See [this](gone.md), `npm run nothing`, `apps/nowhere/main.ts` and `deploy/nothing.yml`.';
    expect(findBrokenReferences('docs/index.md', text, project)).toHaveLength(4);
  });

  it('accepts those that do, and addresses elsewhere', () => {
    const text = 'See [settings](settings.md#port), [there](https://example.org), `npm run check`, `apps/server`.';
    expect(findBrokenReferences('docs/index.md', text, project)).toEqual([]);
  });
});
