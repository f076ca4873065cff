import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { namedSlips } from './named-slips.mjs';
import { makeSlip, slipNamed, slipsOf } from './slips.mjs';

test.each(namedSlips)('$name: can be made in the code of today, and leaves code', (named) => {
  const { file } = named;
  const source = readFileSync(join(root, file), 'utf8');
  expect(() => slipsOf(file, makeSlip(source, slipNamed(named, source)))).not.toThrow();
  expect(existsSync(join(root, named.test ?? file))).toBe(true);
});

test('each has a name of its own', () => {
  expect(new Set(namedSlips.map(({ name }) => name)).size).toBe(namedSlips.length);
});

test('one whose text is gone, or stands twice, is refused', () => {
  const named = { name: 'a guard', file: 'file.ts', text: 'guard();', becomes: '' };
  expect(() => slipNamed(named, 'work();')).toThrow('a guard');
  expect(() => slipNamed(named, 'guard(); guard();')).toThrow('a guard');
  const source = 'begin();\nguard();\nwork();';
  expect(makeSlip(source, slipNamed(named, source))).toBe('begin();\n\nwork();');
});
