import { focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CustomerQueries } from './customer-queries.tsx';

function clientOf(loginId: string): QueryClient {
  return CustomerQueries({ loginId, children: null }).props.client;
}

test('nothing is loaded again because somebody looked away and came back [MIS-001]', async () => {
  const client = clientOf('mya@example.com');
  client.mount();
  let loads = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['profile'],
    queryFn: async () => (loads += 1),
    staleTime: 0,
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await client.invalidateQueries({ refetchType: 'none' });
  expect(loads).toBe(1);
  expect(observer.getCurrentResult().fetchStatus).toBe('idle');
  stop();
  client.unmount();
});

test('what was loaded for one customer is not there for another', () => {
  clientOf('mya@example.com').setQueryData(['profile'], 'Mya');
  expect(clientOf('mya@example.com').getQueryData(['profile'])).toBe('Mya');
  expect(clientOf('hla@example.com').getQueryData(['profile'])).toBeUndefined();
});
