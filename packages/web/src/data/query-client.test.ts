import { focusManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('nothing is loaded again because somebody looked away and came back [MIS-001]', async () => {
  const client = createQueryClient();
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
