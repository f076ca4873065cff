import { expect, test } from 'vitest';
import { randomId } from './random-id.ts';

test('an id is 128 random bits, always as long', () => {
  const ids = Array.from({ length: 200 }, () => randomId());
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
