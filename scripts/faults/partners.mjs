// Those whom a server asks over a network, each behind something that can misbehave: the bank, the SMS gateway, the mail
// server, the bucket, the provider that checks identities, the scanner of files.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../cluster/processes.mjs';
import { freePorts } from '../free-ports.mjs';
import { root } from '../root.mjs';
import { shuffle } from '../seeded.mjs';
import { startWaywardMail } from './wayward-mail.mjs';
import { passOnTo, startWaywardServer } from './wayward-server.mjs';

/** @typedef {Awaited<ReturnType<typeof startPartners>>} Partners */

const bankToken = 'bank-token';
const json = { 'content-type': 'application/json' };
/** Says yes to everybody, as docs/identity-check.md has it. */
const approved = {
  Data: { FormDetails: { State: 'Approved - Pending for KYC', FormId: 'form-1', FormKey: 'key-1' } },
  Status: { Status_Code: '000' },
};

/** The sandbox bank in a process of its own. @param {{ folder: string, processes: import('../cluster/processes.mjs').Processes, databaseUrl: string, port: number }} given */
async function startBank({ folder, processes, databaseUrl, port }) {
  const command = [process.execPath, join(root, 'apps/server/dist/bank-gateway-command.js')];
  processes.start('bank', command, {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data-bank'),
    BANK_TOKEN: bankToken,
    SANDBOX_SEED: 'people',
    LOG_LEVEL: 'warn',
  });
  await until('the bank', async () => (await fetch(`http://127.0.0.1:${port}/openapi.json`)).ok);
}

/** @param {{ folder: string, processes: import('../cluster/processes.mjs').Processes, bankDatabaseUrl: string, filesUrl: string }} ground */
export async function startPartners({ folder, processes, bankDatabaseUrl, filesUrl }) {
  const [gateway = 0, bank = 0, sms = 0, files = 0, identity = 0, scan = 0] = await freePorts(6);
  await startBank({ folder, processes, databaseUrl: bankDatabaseUrl, port: gateway });
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  const keep = (/** @type {string} */ to, /** @type {string} */ text) =>
    void texts.set(to, [...(texts.get(to) ?? []), text]);
  const answering = (/** @type {object} */ answer) => async () => ({
    status: 200,
    headers: json,
    body: JSON.stringify(answer),
  });
  const bucket = new URL(filesUrl.replace('s3+', ''));
  const mail = await startWaywardMail(keep);
  const partners = {
    mail,
    bank: await startWaywardServer(bank, passOnTo(gateway)),
    sms: await startWaywardServer(sms, async ({ body }) => {
      const { to, text } = JSON.parse(body.toString());
      keep(to, text);
      return { status: 200, body: '' };
    }),
    files: await startWaywardServer(files, passOnTo(Number(bucket.port))),
    identity: await startWaywardServer(identity, answering(approved)),
    scan: await startWaywardServer(scan, answering({ result: 'clean' })),
  };
  const addressOf = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  return {
    settings: {
      BANK_URL: addressOf(bank),
      BANK_TOKEN: bankToken,
      SMS_URL: addressOf(sms),
      SMTP_URL: mail.url,
      MAIL_FROM: 'no-reply@bank.example',
      FILES_URL: filesUrl.replace(bucket.port, String(files)),
      IDENTITY_URL: addressOf(identity),
      SCAN_URL: addressOf(scan),
    },
    mailbox: async (/** @type {string} */ to) => texts.get(to) ?? [],
    partners: Object.entries(partners),
    async close() {
      for (const partner of Object.values(partners)) await partner.close();
    },
  };
}

const shortestMs = 1_000;
const longestMs = 10_000;

/** Lets one of them misbehave for some seconds. @param {Partners} partners @param {() => number} random @returns {Promise<string>} who did what */
export async function upset({ partners }, random) {
  const [name, partner] = /** @type {(typeof partners)[number]} */ (shuffle(partners, random)[0]);
  const [way = ''] = shuffle(partner.ways, random);
  partner.behave(way);
  await pause(shortestMs + random() * (longestMs - shortestMs));
  partner.behave(undefined);
  return `${name} ${way}`;
}
