import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

test('touches nothing but the calls', () => {
  expect(transform('export const login = 1;', '/packages/contract/src/rules/email.ts')).toBeUndefined();
});
