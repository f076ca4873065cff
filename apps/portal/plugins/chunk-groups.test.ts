import { expect, test } from 'vitest';
import { codeSplittingOf, expectChunkPatterns } from './chunk-groups.ts';

const modules = ['/app/src/lib/query/client.ts', '/app/src/features/login/login-page.tsx'];

/** What the build is told of these groups; nothing when it goes on. */
function complaintAbout(groups: Parameters<typeof expectChunkPatterns>[0]): string | undefined {
  let complaint: string | undefined;
  const build = { getModuleIds: () => modules.values(), error: (text: string) => (complaint = text) };
  (expectChunkPatterns(groups).buildEnd as (this: typeof build) => void).call(build);
  return complaint;
}

test('a build goes on while every pattern of a chunk matches a module', () => {
  expect(complaintAbout({ data: [/lib\/query\//], login: [/features\/login\//] })).toBeUndefined();
});

test('a build fails on a pattern that matches nothing, and names it, even beside one that does', () => {
  const complaint = complaintAbout({ data: [/lib\/query\//, /lib\/moved-away\//] });
  expect(complaint).toContain('data: lib\\/moved-away\\/');
  expect(complaint).not.toContain('query');
});

test('a chunk takes what any of its patterns matches', () => {
  const [group] = codeSplittingOf({ data: [/lib\/query\//, /tanstack/] }).groups;
  expect(modules.map((id) => group?.test.test(id))).toEqual([true, false]);
});
