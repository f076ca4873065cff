import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createGatewayServer } from '../../gateway-server/gateway-server.ts';
import { createSandboxBank } from '../../sandbox/index.ts';
import type { BankFixtures } from '../../testing/bank-under-test.ts';
import { createSandboxFixtures } from '../../testing/sandbox-fixtures.ts';

export const gatewayToken = 'k9/T0ken+for-tests';

export interface ReferenceGateway {
  readonly url: string;
  readonly database: TestDatabase;
  readonly fixtures: BankFixtures;
  stop(): Promise<void>;
}

/** The sandbox bank spoken over HTTP, on a real port, with books of its own. */
export async function startReferenceGateway(): Promise<ReferenceGateway> {
  const database = await createTestDatabase({ poolSize: 16 });
  const dependencies = { db: database.db, now: () => new Date() };
  const app = createGatewayServer({ bank: createSandboxBank(dependencies), token: gatewayToken });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    fixtures: createSandboxFixtures(dependencies),
    async stop() {
      app.server.closeAllConnections();
      await app.close();
      await database.drop();
    },
  };
}
