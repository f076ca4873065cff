import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { EndpointDefinition } from '../../endpoint.ts';
import { allEndpoints } from '../index.ts';
import { deskSubjectOf } from './subject.ts';

const subjectOf = (id: string) => {
  const endpoint = allEndpoints.find((each) => each.id === id);
  if (!endpoint) throw new Error(`There is no ${id}`);
  return deskSubjectOf(endpoint);
};

test.each([
  ['getCase', { kind: 'case', field: 'id' }],
  ['proposeCardDecision', { kind: 'case', field: 'id' }],
  ['getCustomerDetails', { kind: 'customer', field: 'customerId' }],
])('%s is about the %j that its body names', (id, subject) => {
  expect(subjectOf(id)).toEqual(subject);
});

const call = (changes: Partial<EndpointDefinition>) =>
  deskSubjectOf({ path: '/desk/cases/get', allowedRoles: ['maker'], ...changes } as EndpointDefinition);
const named = z.object({ id: z.string() });

test('what no member of staff calls, and what names neither, is about nobody', () => {
  expect(call({ body: named as never })).toEqual({ kind: 'case', field: 'id' });
  expect(call({ body: named as never, allowedRoles: ['customer'] })).toBeUndefined();
  expect(call({ body: named as never, path: '/desk/staff/get' })).toBeUndefined();
  expect(call({ body: z.object({ text: z.string() }) as never })).toBeUndefined();
  expect(call({})).toBeUndefined();
});

test('a call that names both is about the customer', () => {
  const both = z.object({ id: z.string(), customerId: z.string() });
  expect(call({ body: both as never })).toEqual({ kind: 'customer', field: 'customerId' });
});
