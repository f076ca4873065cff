import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGatewayBank } from '../bank/gateway/index.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { demoPeople } from '../modules/upkeep/demo-data/index.ts';
import { type BuiltServer, buildServer } from '../testing/build-server.ts';
import { runServer, type ServerProcess } from '../testing/server-process.ts';

let built: BuiltServer;
let database: TestDatabase;
let gateway: ServerProcess;
beforeAll(async () => {
  built = await buildServer('src/commands/bank-gateway-command.ts');
});
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  gateway.child.kill('SIGKILL');
  await gateway.ended;
  await database.drop();
});
afterAll(() => built.remove());

const limits = { timeoutMs: 5_000, attempts: 1, totalMs: 5_000, maxCalls: 5 };
const connect = (port: number, token: string | undefined) =>
  createGatewayBank({ url: `http://127.0.0.1:${port}`, token, ...limits, now: () => new Date(), random: Math.random });

test('the command opens a bank to plug in, with people in it, and says where and by which token [SBX-004]', async () => {
  // A portal's settings on the same machine: it must not ask itself.
  gateway = runServer(built.script, {
    DATABASE_URL: database.url,
    BANK_TOKEN: 't0ken',
    BANK_URL: 'http://127.0.0.1:1',
  });
  const port = await gateway.port;
  const bank = connect(port, 't0ken');
  const known = demoPeople.find(({ accounts }) => accounts.length > 0);
  const customer = known && (await bank.findCustomer(known.person));
  expect(customer).toMatchObject({ name: known?.person.fullName });
  expect(await bank.listAccounts(String(customer?.cifNo))).toHaveLength(Number(known?.accounts.length));
  gateway.child.kill('SIGTERM');
  const { code, stdout, stderr } = await gateway.ended;
  expect(code).toBe(0);
  expect(stderr).toBe(`The bank's gateway is open at http://127.0.0.1:${port}, with the token of BANK_TOKEN\n`);
  expect(stdout).not.toContain('t0ken');
});

test('without a token it makes one for the run, and takes no other', async () => {
  gateway = runServer(built.script, { DATABASE_URL: database.url, SANDBOX_SEED: 'false' });
  const port = await gateway.port;
  await expect(connect(port, undefined).findEmployee('1')).rejects.toThrow('HTTP_401');
  gateway.child.kill('SIGTERM');
  const { stderr } = await gateway.ended;
  expect(stderr).toMatch(/, with the token [\w-]{32}, made for this run\n$/);
});
