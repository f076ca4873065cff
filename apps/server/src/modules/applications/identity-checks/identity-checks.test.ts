import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers } from '../../access/sessions/testing/customers.ts';
import { createOpener, type Opener } from '../drafts/testing/opener.ts';
import { insertFileHashes } from './file-hash-store.ts';
import type { IdentityOutcome } from './identity-check.ts';
import { runCheck } from './run-check.ts';
import { insertCheck } from './store.ts';

let server: TestServer;
let customers: Customers;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000' });
  customers = await createCustomers(server);
});
afterAll(() => server.stop());

test('a check is of the photos that were there: who sends another one afterwards is not verified [SEC-003]', async () => {
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles(['PRIMARY-FRONT', 'PRIMARY-BACK']);
  await opener.addCheck('VERIFIED');
  await opener.leave('biomatric');
  expect(await opener.stored()).toMatchObject({ IdentityStatus: 'VERIFIED', BiometricMatched: 'Y' });
  await opener.addFiles(['SIGNATURE']);
  expect(await opener.stored()).toMatchObject({ IdentityStatus: 'VERIFIED' });
  await opener.addFiles(['SELFIE-VIDEO']);
  const { IdentityStatus, BiometricMatched } = await opener.stored();
  expect([IdentityStatus, BiometricMatched]).not.toContain('VERIFIED');
  expect(BiometricMatched).not.toBe('Y');
});

test('which photos a check is of goes by their ids, whatever the clocks of the machines say [SEC-003]', async () => {
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles(['PRIMARY-FRONT', 'PRIMARY-BACK', 'SELFIE-VIDEO']);
  const change = (table: string, created: string) =>
    server.database.pool.query(`update ${table} set created_at = '${created}' where authorization_req_id = $1`, [
      opener.id,
    ]);
  await opener.addCheck('VERIFIED');
  await change('identity_checks', '2020-01-01');
  expect(await opener.stored()).toMatchObject({ IdentityStatus: 'VERIFIED' });
  await opener.addFiles(['SECONDARY-FRONT']);
  await change('application_files', '2019-01-01');
  expect(await opener.stored()).toMatchObject({ IdentityStatus: null });
});

const checked = ['PRIMARY-FRONT', 'PRIMARY-BACK', 'SELFIE-VIDEO'];

test.each(checked)(
  'a check is of the files that were there: without the %s nobody is verified [SEC-003]',
  async (type) => {
    const opener = await createOpener(server, customers, await customers.add());
    await opener.addFiles(['SIGNATURE', ...checked]);
    await opener.addCheck('VERIFIED');
    await opener.leaveUpTo('terms-and-conditions');
    const code = await opener.codeOf(await opener.askForCode({ AuthorizationReqId: opener.id }));
    await opener.removeFile(type);
    const { IdentityStatus, BiometricMatched } = await opener.stored();
    expect({ IdentityStatus, BiometricMatched }).toEqual({ IdentityStatus: null, BiometricMatched: null });
    await expectError(await opener.verify(code), { status: 400, codes: ['TG1307'] });
    expect(await opener.rowsOf('orders')).toEqual([]);
  },
);

test('a check does not count again when the file that took the place of another is removed [SEC-003]', async () => {
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles(checked);
  await opener.addCheck('VERIFIED');
  await opener.removeFile('SELFIE-VIDEO');
  await opener.addFiles(['SELFIE-VIDEO']);
  expect(await opener.stored()).not.toMatchObject({ IdentityStatus: 'VERIFIED' });
  await opener.removeFile('SELFIE-VIDEO');
  expect(await opener.stored()).not.toMatchObject({ IdentityStatus: 'VERIFIED' });
});

test.each(checked)('the step of the check is not left again without the %s [SEC-003]', async (type) => {
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles(checked);
  await opener.addCheck('VERIFIED');
  await opener.leave('biomatric');
  await opener.removeFile(type);
  // Without a photo the photos are missing too.
  const codes = type === 'SELFIE-VIDEO' ? ['TG1001'] : ['TG1001', 'TG1001'];
  await expectError(await opener.save('biomatric'), { status: 400, codes });
});

/** What carries a check out, with a provider that says yes to whatever it is shown. */
function carriedOutWith(changes: Partial<Parameters<typeof runCheck>[1]> = {}) {
  const told: IdentityOutcome[] = [];
  const unused = () => Promise.reject(new Error('Nobody asks for this.'));
  const dependencies: Parameters<typeof runCheck>[1] = {
    db: server.database.db,
    now: () => new Date(),
    random: Math.random,
    waitMs: 0,
    isAwaited: () => true,
    hashPictures: async () => [],
    quotas: { take: unused, waitFor: unused },
    settings: { identityTurnsPerDay: 1, identityChecksPerDay: 1 },
    verifier: { verify: async () => ({ result: 'approved', reasons: [], scores: {} }), stop: async () => {} },
    applications: {
      requireOpen: unused,
      lockOpen: unused,
      listFiles: unused,
      saveVideo: unused,
      readFile: async () => new Uint8Array(1),
      notifyResult: async (_, outcome) => {
        told.push(outcome);
      },
    },
    ...changes,
  };
  return { dependencies, told };
}

test('a check of what was replaced meanwhile tells the case nothing; the one that counts does [SEC-003, IDV-008]', async () => {
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles(checked);
  const old = await waitingCheck(opener);
  await opener.removeFile('SELFIE-VIDEO');
  await opener.addFiles(['SELFIE-VIDEO']);
  const current = await waitingCheck(opener);
  const { dependencies, told } = carriedOutWith();
  await runCheck(old, dependencies);
  expect(told).toEqual([]);
  await runCheck(current, dependencies);
  expect(told).toMatchObject([{ authorizationReqId: opener.id, status: 'VERIFIED' }]);
});

describe('photos and video of a check', () => {
  const hashesOf = async ({ id }: Opener) => {
    const { rows } = await server.database.pool.query(
      'select picture_hashes from identity_file_hashes where authorization_req_id = $1',
      [id],
    );
    return rows.map(({ picture_hashes }) => picture_hashes as string[] | null);
  };
  const hash = '0123456789abcdef'.repeat(4);

  test('would be known again: what they look like is written down, once', async () => {
    const opener = await createOpener(server, customers, await customers.add());
    await opener.addFiles(checked);
    const looked: string[] = [];
    const { dependencies } = carriedOutWith({
      hashPictures: async (_, owner) => {
        looked.push(owner);
        return [hash];
      },
    });
    const first = await waitingCheck(opener);
    await runCheck(first, dependencies);
    await runCheck(await waitingCheck(opener), dependencies);
    expect(await hashesOf(opener)).toEqual([[hash], [hash], [hash]]);
    expect(looked).toEqual([first, first, first]);
  });

  test('that nobody could look at now approve nobody yet: it is tried again', async () => {
    const opener = await createOpener(server, customers, await customers.add());
    await opener.addFiles(checked);
    const check = await waitingCheck(opener);
    const { dependencies, told } = carriedOutWith({ hashPictures: async () => undefined });
    await runCheck(check, dependencies);
    expect(told).toEqual([]);
    expect(await hashesOf(opener)).toEqual([null, null, null]);
    const [tried] = await opener.rowsOf('identity_checks');
    expect(tried).toMatchObject({ status: 'PENDING', attempts: 1, finished_at: null });
  });
});

/** A check of the photos and the video that are there, which nobody has carried out yet. */
async function waitingCheck(opener: Opener): Promise<string> {
  const files = await opener.rowsOf('application_files');
  const idOf = (type: string) => String(files.findLast((file) => file.type === type)?.id);
  const [frontId, backId, videoId] = [idOf('PRIMARY-FRONT'), idOf('PRIMARY-BACK'), idOf('SELFIE-VIDEO')];
  const fileIds = [frontId, backId, videoId];
  const named = { serviceId: 155, idType: 'NID', formKey: null, otherFrontId: null, headTurns: null } as const;
  const subject = { ...named, frontId, backId, videoId, fileIds };
  const check = { id: randomUUID(), authorizationReqId: opener.id, subject, at: new Date() };
  const sent = files.map(({ id, type }) => ({
    id: String(id),
    type: String(type),
    sha256: randomBytes(32),
    at: check.at,
  }));
  await server.database.db.transaction().execute(async (trx) => {
    await insertCheck(trx, check);
    await insertFileHashes(trx, { authorizationReqId: opener.id }, sent, check.at);
  });
  return check.id;
}
