import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { definitionOf } from '@taga/contract';
import { login } from '@taga/contract/endpoints/auth';
import { expect, test } from 'vitest';
import { leanEndpoints } from './lean-endpoints.ts';

const auth = fileURLToPath(import.meta.resolve('@taga/contract/endpoints/auth'));
const transform = leanEndpoints().transform as (code: string, id: string) => { code: string } | undefined;

test('keeps of a call what a request is made of, and no schema', () => {
  const lean = transform(readFileSync(auth, 'utf8'), auth)?.code;
  const { id, base, method, path, allowedRoles } = login;
  expect(lean).toContain(`export const login = ${JSON.stringify({ id, base, method, path, allowedRoles })};`);
  expect(lean).not.toMatch(/import|zod|answer/);
});

test('what is left out cannot be read of a call, but for its definition, which the browser has not', () => {
  // @ts-expect-error The browser would read `undefined`.
  void login.answer;
  const { id, base, method, path, allowedRoles } = login;
  const inBrowser: typeof login = { id, base, method, path, allowedRoles };
  expect(() => definitionOf(inBrowser)).toThrow('login');
});

test('touches nothing but the calls', () => {
  expect(transform('export const login = 1;', '/packages/contract/src/rules/email.ts')).toBeUndefined();
});
