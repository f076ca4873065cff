import type { QueryClient } from '@taga/web/data';
import { expect, test } from 'vitest';
import { CustomerQueries } from './customer-queries.tsx';

function clientOf(loginId: string): QueryClient {
  return CustomerQueries({ loginId, children: null }).props.client;
}

test('what was loaded for one customer is not there for another', () => {
  clientOf('mya@example.com').setQueryData(['profile'], 'Mya');
  expect(clientOf('mya@example.com').getQueryData(['profile'])).toBe('Mya');
  expect(clientOf('hla@example.com').getQueryData(['profile'])).toBeUndefined();
});
