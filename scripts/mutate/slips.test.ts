import { expect, test } from 'vitest';
import { mediaProcess, nearestTests, partsOf } from './nearest-tests.mjs';
import { makeSlip, slipsOf } from './slips.mjs';

/** Every text that the source becomes by one slip. */
const becomes = (source: string) => slipsOf('file.ts', source).map((slip) => makeSlip(source, slip));

test.each([
  ['a comparison', 'ok = a >= b;', 'ok = a > b;'],
  ['a condition', 'ok = a && b;', 'ok = a || b;'],
  ['a negation', 'ok = !a;', 'ok = a;'],
  ['a boolean', 'ok = true;', 'ok = false;'],
  ['a number', 'max = 5;', 'max = (5 + 1);'],
  ['a duration', 'const patienceMs = 3 * 60_000;', 'const patienceMs = (3 * 60_000) * 10;'],
  ['two branches', 'ok = a ? b : c;', 'ok = a ? c : b;'],
  ['a guard', 'function f() { if (a) return; g; }', 'function f() { ; g; }'],
  ['an effect', 'await audit(entry);', ';'],
  ['a condition of a query', 'q = db.where(mine).execute();', 'q = db.execute();'],
  ['a comparison of a query', "q = db.where('a', '>', b);", "q = db.where('a', '>=', b);"],
  ['a condition in SQL', 'q = sql`select 1 where a and b`;', 'q = sql`select 1 where a or b`;'],
  ['a lock in SQL', 'q = sql`select 1 for update`;', 'q = sql`select 1`;'],
  ['some for every', 'ok = all.some(known);', 'ok = all.every(known);'],
  ['a fallback', 'a = b ?? c;', 'a = b;'],
])('makes a slip in %s', (_what, source, expected) => {
  expect(becomes(source)).toContain(expected);
});

test.each([
  ['types', 'type Turn = true | 5; let a: 5;'],
  ['the log', 'log.warn(problem);'],
  ['words joined', "a = 'b' + c;"],
])('leaves %s alone', (_what, source) => {
  expect(becomes(source)).toEqual([]);
});

test('a duration is not off by a millisecond, which nobody should notice', () => {
  expect(becomes('const patienceMs = 3 * 60_000;')).toHaveLength(1);
});

test('chooses the tests that reach a file, the nearest first, and none of another package', () => {
  const testsOf = nearestTests(
    new Map([
      ['apps/server/src/a/store.ts', ''],
      ['apps/server/src/a/store.test.ts', "import './store.ts';"],
      ['apps/server/src/app.ts', "import './a/store.ts';"],
      ['apps/server/src/app.test.ts', "import './app.ts';"],
      ['apps/server/src/b/other.test.ts', "import './nothing.ts';"],
      ['apps/portal/src/far.test.ts', "import '../../server/src/a/store.ts';"],
    ]),
  );
  expect(testsOf('apps/server/src/a/store.ts')).toEqual([
    'apps/server/src/a/store.test.ts',
    'apps/server/src/app.test.ts',
  ]);
});

test('beside the nearest tests come those that were changed together with the file', () => {
  const far = 'apps/server/src/b/deep/far.test.ts';
  const sources = new Map([
    ['apps/server/src/a/store.ts', ''],
    ['apps/server/src/a/near.test.ts', "import './store.ts';"],
    ['apps/server/src/a/near-too.test.ts', "import './store.ts';"],
    [far, "import '../../a/store.ts';"],
  ]);
  const history = [['apps/server/src/a/store.ts', far, 'apps/server/src/a/gone.test.ts']];
  expect(nearestTests(sources, history)('apps/server/src/a/store.ts')).toEqual([
    'apps/server/src/a/near-too.test.ts',
    far,
    'apps/server/src/a/near.test.ts',
  ]);
});

test('a test reaches what it starts as a process of its own', () => {
  const sources = new Map([
    ['apps/server/src/main.ts', "import './stop.ts';"],
    ['apps/server/src/stop.ts', ''],
    ['apps/server/src/main.test.ts', 'built = await buildServer();'],
    [mediaProcess, "import './draw.ts';"],
    ['apps/server/src/media/draw.ts', ''],
    ['apps/server/src/media/draw.test.ts', "start(inject('mediaScript'));"],
  ]);
  expect(nearestTests(sources)('apps/server/src/stop.ts')).toEqual(['apps/server/src/main.test.ts']);
  expect(nearestTests(sources)('apps/server/src/media/draw.ts')).toEqual(['apps/server/src/media/draw.test.ts']);
  expect([...partsOf(sources, mediaProcess)]).toEqual([mediaProcess, 'apps/server/src/media/draw.ts']);
});
