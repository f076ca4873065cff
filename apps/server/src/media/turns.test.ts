import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one who has much waiting is served between the others, not before them', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const work = (owner: string) => turns.run(owner, async () => void done.push(owner));
  await Promise.all([work('mya'), work('mya'), work('mya'), work('thida'), work('zaw'), work('thida')]);
  expect(done).toEqual(['mya', 'mya', 'thida', 'zaw', 'mya', 'thida']);
  expect(turns.size()).toBe(0);
});

test('what fails holds nobody up', async () => {
  const turns = createTurns();
  const failed = turns.run('mya', () => Promise.reject(new Error('broken')));
  const after = turns.run('thida', async () => 'served');
  await expect(failed).rejects.toThrow('broken');
  expect(await after).toBe('served');
});
