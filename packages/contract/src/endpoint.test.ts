import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, definitionOf, isForStaff, postTwinOf } from './endpoint.ts';

test('a call is for staff where any of those who may make it is', () => {
  expect(isForStaff({ allowedRoles: ['customer', 'staff'] })).toBe(true);
  expect(isForStaff({ allowedRoles: ['maker'] })).toBe(true);
  expect(isForStaff({ allowedRoles: ['visitor', 'customer'] })).toBe(false);
});

const find = defineEndpoint({
  id: 'find',
  method: 'GET',
  path: '/find',
  allowedRoles: ['customer'],
  summary: 'Find something',
  query: z.object({ text: z.string() }),
  answer: z.object({}),
});

test('the twin of a call has in its body what the call has in its address', () => {
  const twin = definitionOf(postTwinOf(find));
  expect(twin).toMatchObject({ id: 'findByPost', method: 'POST', path: '/find', body: definitionOf(find).query });
  expect(twin).not.toHaveProperty('query');
});

test('of a call that has nothing there is no twin, and of an address no definition', () => {
  const { query: _, ...plain } = definitionOf(find);
  expect(() => postTwinOf(plain as never)).toThrow('find has no query to move');
  expect(() => definitionOf({ id: 'addressed' } as never)).toThrow('addressed is known by its address alone');
});
