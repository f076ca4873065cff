// What files of 10 MB cost the server: how far its memory rises above rest with four at once in one piece (base64), and
// with eight at once in parts; and at which rate they arrive in parts, beside a bare stream to the disk in the same
// run. Reads /proc, so it needs Linux. `npm run build` first, then `node bench/uploads.mjs`.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLocalServer } from '../scripts/local-server.mjs';
import { root } from '../scripts/root.mjs';
import { CommandError, runCommand } from '../scripts/say.mjs';
import { percent, reportBudget } from './budget.mjs';
import { becomeCustomer, signIn, visit } from './wire.mjs';

const rounds = 5;
const inOnePiece = 4;
const inParts = 8;
const mostMb = { inOnePiece: 150, inParts: 50 };
const leastShare = 0.8;
const barePort = 3176;
const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9_999_991)]);
const base64 = file.toString('base64');

const mb = (/** @type {number} */ bytes) => bytes / 1_000_000;
/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** @param {number} pid @param {'VmRSS' | 'VmHWM'} field */
function memoryMb(pid, field) {
  const found = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (Number(found?.[1]) * 1024) / 1_000_000;
}

/**
 * How far the memory rises above what it is before, at the most.
 * @param {number} pid @param {() => Promise<void>} work
 */
async function riseOf(pid, work) {
  const restMb = memoryMb(pid, 'VmRSS');
  // Counts the peak again.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return memoryMb(pid, 'VmHWM') - restMb;
}

/**
 * Customers with an application each; one alone may not take all places.
 * @param {string} address @param {number} count
 */
async function beginApplications(address, count) {
  const post = await visit(address);
  const begun = [];
  for (let number = 1; number <= count; number += 1) {
    const customer = await signIn(address, post, await becomeCustomer(address, number));
    const { loginId: LoginId, ask, headers } = customer;
    const wanted = { LoginId, AccountClass: '301', Currency: 'MMK' };
    const { AuthorizationReqId } = await ask('/api/create-account/info/by/account_class', { ...wanted, IsFCY: false });
    const sent = { ...wanted, AuthorizationReqId, FileType: 'SRC_INCOME_FILE', FileName: 'pay.pdf' };
    begun.push({
      headers,
      /** @param {object} content */
      async add(content) {
        const { FileId } = await ask('/upload/create-account/file_upload', { ...sent, ...content });
        await ask('/upload/create-account/file_remove', { LoginId, AuthorizationReqId, FileId });
      },
    });
  }
  return begun;
}

/** @typedef {Awaited<ReturnType<typeof beginApplications>>[number]} Sender */

/** @param {string} url @param {RequestInit} request */
async function send(url, request) {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new CommandError(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.headers;
}

/** Sends the whole file as one part. @param {string} address @param {Sender} sender */
async function sendInParts(address, { headers }) {
  const length = { ...headers, 'upload-length': String(file.length) };
  const location = (await send(`${address}/upload/files`, { method: 'POST', headers: length })).get('location') ?? '';
  const part = { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await send(address + location, { method: 'PATCH', headers: part, body: file });
  return location.split('/').at(-1) ?? '';
}

/** Megabytes a second, when so many send one file each. @param {number} count @param {(at: number) => Promise<void>} act */
async function rateOf(count, act) {
  const start = performance.now();
  await Promise.all(Array.from({ length: count }, (_, at) => act(at)));
  return (mb(file.length) * count * 1_000) / (performance.now() - start);
}

/** @param {(address: string) => Promise<void>} work */
async function withBareStream(work) {
  const folder = mkdtempSync(join(tmpdir(), 'taga-bare-'));
  const script = join(root, 'bench', 'bare-stream.mjs');
  const server = spawn(process.execPath, [script, String(barePort), folder], { stdio: 'inherit' });
  try {
    const address = `http://127.0.0.1:${barePort}`;
    while (!(await fetch(address, { method: 'PUT', body: 'x' }).catch(() => undefined))?.ok);
    await work(address);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} what @param {number} rise @param {number} most */
const reportMemory = (what, rise, most) =>
  reportBudget(`memory above rest, ${what}`, `${rise.toFixed(0)} MB`, `at most ${most} MB`, rise <= most);

/** @param {string} address @param {number} pid */
async function measureOnePiece(address, pid) {
  const senders = await beginApplications(address, inOnePiece);
  const rise = await riseOf(pid, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const rate = await rateOf(inOnePiece, async (at) => senders[at]?.add({ FileData: base64 }));
      console.log(`in one piece, ${inOnePiece} at once: ${rate.toFixed(0)} MB a second`);
    }
  });
  return reportMemory(`${inOnePiece} files of 10 MB at once in one piece`, rise, mostMb.inOnePiece);
}

/** @param {string} address @param {number} pid */
async function measureParts(address, pid) {
  const senders = await beginApplications(address, inParts);
  /** @type {number[]} */
  const shares = [];
  /** @type {string[]} */
  let sent = [];
  const rise = await riseOf(pid, () =>
    withBareStream(async (bare) => {
      for (let round = 1; round <= rounds; round += 1) {
        const bareRate = await rateOf(inParts, async () => void (await send(bare, { method: 'PUT', body: file })));
        sent = Array(inParts).fill('');
        const rate = await rateOf(inParts, async (at) => {
          const sender = senders[at];
          if (sender) sent[at] = await sendInParts(address, sender);
        });
        shares.push(rate / bareRate);
        const share = ((100 * rate) / bareRate).toFixed(0);
        console.log(
          `in parts, ${inParts} at once: ${rate.toFixed(0)} MB a second, bare ${bareRate.toFixed(0)}: ${share} %`,
        );
      }
    }),
  );
  const share = median(shares);
  const isMemoryMet = reportMemory(`${inParts} files of 10 MB at once in parts`, rise, mostMb.inParts);
  const limit = `at least ${percent(leastShare)}`;
  const isRateMet = reportBudget('the rate of these beside a bare stream', percent(share), limit, share >= leastShare);
  // Then each is added to its application, as many at once as there are places for.
  const adding = await riseOf(pid, async () => {
    for (const [at, sender] of senders.entries()) await sender.add({ UploadId: sent[at] });
  });
  console.log(`adding them, one after another, took ${adding.toFixed(0)} MB more`);
  return isMemoryMet && isRateMet;
}

runCommand(async () => {
  Object.assign(process.env, {
    RATE_LIMIT_CALLS: '1000000',
    RATE_LIMIT_CUSTOMER: '1000000',
    RATE_LIMIT_UPLOADS: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  });
  const isOnePieceGood = await withLocalServer(3174, measureOnePiece);
  const arePartsGood = await withLocalServer(3175, measureParts);
  if (!isOnePieceGood || !arePartsGood) throw new CommandError('Files cost the server too much.');
});
