import { createTestDatabase } from '../../db/testing/test-database.ts';
import { describeBank } from '../testing/bank-contract.ts';
import { createSandboxFixtures } from '../testing/sandbox-fixtures.ts';
import { createSandboxBank } from './index.ts';

describeBank('the sandbox bank', async () => {
  const database = await createTestDatabase({ poolSize: 16 });
  const dependencies = { db: database.db, now: () => new Date() };
  return {
    bank: createSandboxBank(dependencies),
    fixtures: createSandboxFixtures(dependencies),
    stop: () => database.drop(),
  };
});
