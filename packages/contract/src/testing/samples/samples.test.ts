import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../../endpoints/index.ts';
import { sampleOf } from './index.ts';

const calls = allEndpoints.map((call) => [call.id, call] as const);

describe('a documented sample', () => {
  it.each(calls)('of %s exists', (id) => {
    expect(sampleOf(id)).toBeDefined();
  });

  it.each(calls)('of %s is taken as input, unknown fields being dropped', (id, call) => {
    const schema = call.body ?? call.query;
    const { input } = sampleOf(id) ?? {};
    expect(Boolean(schema)).toBe(Boolean(input));
    if (!schema) return;
    const taken = z.parse(schema, { ...input, somethingElse: true });
    expect(taken).not.toHaveProperty('somethingElse');
    expect(Object.keys(taken as object)).toEqual(expect.arrayContaining(Object.keys(input ?? {})));
  });

  it.each(calls)('of the answer of %s can be sent as it is', (id, call) => {
    const answer = sampleOf(id)?.answer;
    expect(z.encode(call.answer, answer)).toEqual(answer);
  });

  it.each(calls)('of the answer of %s has what the call promises', (_id, call) => {
    expect(z.safeParse(call.answer, undefined).success).toBe(false);
    expect(z.safeParse(call.answer, { Data: 'something else' }).success).toBe(false);
  });
});

describe('a malformed input', () => {
  const changes = calls.flatMap(([id, call]) =>
    (sampleOf(id)?.refused ?? []).map(
      (change) => [id, Object.entries(change).flat().map(shorten).join(' = '), call, change] as const,
    ),
  );

  it.each(changes)('of %s is refused: %s', (id, _what, call, change) => {
    const schema = call.body ?? call.query;
    const input = { ...sampleOf(id)?.input, ...change };
    expect(schema && z.safeParse(schema, input).success).toBe(false);
  });

  it('is given for every call that takes any', () => {
    const untried = calls.filter(([id, call]) => (call.body ?? call.query) && !sampleOf(id)?.refused?.length);
    expect(untried.map(([id]) => id)).toEqual([]);
  });
});

function shorten(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 60);
}
