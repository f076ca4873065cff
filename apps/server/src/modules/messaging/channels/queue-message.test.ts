import { expect, test } from 'vitest';
import { type QueuedMessage, queueMessage } from './queue-message.ts';
import { useOutbox } from './testing/use-outbox.ts';

const outbox = useOutbox();

const code: QueuedMessage = {
  channel: 'sms',
  to: '09420000001',
  template: 'sign-up-code',
  values: { code: '482913' },
  language: 'mm',
};

test('keeps the message and its job with the change that caused them [CHN-001]', async () => {
  const id = await outbox.queue(code);
  expect(await outbox.rows()).toMatchObject([{ id, state: 'waiting', attempts: 0 }]);
  expect(await outbox.jobs()).toMatchObject([{ key: `deliver-message:${id}` }]);
});

test('keeps neither when the change is undone [CHN-001]', async () => {
  const undone = outbox.database.db.transaction().execute(async (trx) => {
    await queueMessage(trx, code);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await outbox.rows()).toEqual([]);
  expect(await outbox.jobs()).toEqual([]);
});

test('a newer code takes the place of the one that still waits, which is no longer valid [CHN-001]', async () => {
  const topic = 'code:sign-up:1';
  const older = await outbox.queue({ ...code, topic });
  const other = await outbox.queue({ ...code, topic: 'code:sign-up:2' });
  const newer = await outbox.queue({ ...code, values: { code: '777001' }, topic });

  for (const id of [older, other, newer]) await outbox.attempt(id);
  expect((await outbox.rows()).map(({ id, state }) => [id, state])).toEqual([
    [older, 'expired'],
    [other, 'sent'],
    [newer, 'sent'],
  ]);
  expect(outbox.sent.map(({ id }) => id)).toEqual([other, newer]);
});

test('a waiting row shows nobody its code, and no two rows are alike', async () => {
  for (let count = 0; count < 3; count += 1) await outbox.queue(code);
  const { rows } = await outbox.database.pool.query<{ row: string; sealed: string }>(
    `select outbox::text || coalesce(job.payload::text, '') as row, template_values ->> 'sealed' as sealed
     from outbox left join graphile_worker._private_jobs job on job.key = 'deliver-message:' || outbox.id`,
  );
  expect(rows).toHaveLength(3);
  for (const { row, sealed } of rows) expect(row + Buffer.from(sealed, 'base64')).not.toContain('482913');
  expect(new Set(rows.map(({ sealed }) => sealed)).size).toBe(3);
});

test('values that do not fit the template are refused before anything is kept', async () => {
  const wrong = { ...code, values: { code: '12' } };
  await expect(outbox.queue(wrong)).rejects.toThrow();
  expect(await outbox.rows()).toEqual([]);
});
