import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationFiles } from './migration-files.ts';
import { createEmptyTestDatabase } from './testing/test-database.ts';

const before = migrationFiles.filter(({ name }) => name < '0092');

test('what was stored in a column for each language is kept in one column of all', async () => {
  const { pool, drop } = await createEmptyTestDatabase();
  try {
    await migrate(pool, before);
    // Only what holds texts is of interest: whom they belong to is left out.
    await pool.query(`begin; set local session_replication_role = replica;
      insert into broadcasts
        (id, category, subject_en, subject_mm, content_en, content_mm, filter, recipients, sent_by, sent_at, due_at)
        values (gen_random_uuid(), 'System', 'Hello', 'မင်္ဂလာပါ', 'Open', 'ဖွင့်', '{}', 0, gen_random_uuid(), now(), now());
      insert into ordered_services (authorization_req_id, service_id, name_en, name_mm, created_at)
        values (gen_random_uuid(), 'PASSBOOK', 'Passbook', 'ဘဏ်စာအုပ်', now());
      commit`);
    await migrate(pool);
    expect((await pool.query('select subject, content from broadcasts')).rows).toEqual([
      { subject: { en: 'Hello', mm: 'မင်္ဂလာပါ' }, content: { en: 'Open', mm: 'ဖွင့်' } },
    ]);
    expect((await pool.query('select name from ordered_services')).rows).toEqual([
      { name: { en: 'Passbook', mm: 'ဘဏ်စာအုပ်' } },
    ]);
  } finally {
    await drop();
  }
});
