import { expect, test } from 'vitest';
import { generateTypes } from './testing/generate-types.ts';
import { createTestDatabase } from './testing/test-database.ts';

// `npm run db:types -w @taga/server` runs this test with `--update`, which writes the file.
test('the generated types fit the migrated database', async () => {
  const database = await createTestDatabase();
  try {
    await expect(await generateTypes(database.db)).toMatchFileSnapshot('./schema.gen.ts');
  } finally {
    await database.drop();
  }
});
