import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { definitionOf } from '@taga/contract';
import { login } from '@taga/contract/calls/auth';
import { expect, test } from 'vitest';
import { leanCalls } from './lean-calls.ts';

const auth = fileURLToPath(import.meta.resolve('@taga/contract/calls/auth'));
const transform = leanCalls().transform as (code: string, id: string) => { code: string } | undefined;

test('keeps of a call what a request is made of, and no schema', () => {
  const lean = transform(readFileSync(auth, 'utf8'), auth)?.code;
  const { id, base, method, path, callers } = login;
  expect(lean).toContain(`export const login = ${JSON.stringify({ id, base, method, path, callers })};`);
  expect(lean).not.toMatch(/import|zod|answer/);
});

test('what is left out cannot be read of a call, but for its definition, which the browser has not', () => {
  // @ts-expect-error The browser would read `undefined`.
  void login.answer;
  const { id, base, method, path, callers } = login;
  const inBrowser: typeof login = { id, base, method, path, callers };
  expect(() => definitionOf(inBrowser)).toThrow('login');
});

test('touches nothing but the calls', () => {
  expect(transform('export const login = 1;', '/packages/contract/src/rules/email.ts')).toBeUndefined();
});
