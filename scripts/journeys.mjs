// Whole journeys for commands that break things meanwhile, and what came of what was acknowledged.
import { setTimeout as pause } from 'node:timers/promises';
import { importBuilt } from './server-module.mjs';

/** @typedef {import('../apps/server/src/testing/journeys/wire.ts').Call} Call */
/** @typedef {ReturnType<typeof import('../apps/server/src/testing/journeys/index.ts').createJourneys>} Journeys */

/** @typedef {import('../apps/server/src/testing/journeys/wire.ts').Mailbox} Mailbox */

/** @typedef {{ address: string, databaseUrl: string, booksUrl?: string, mailbox?: Mailbox }} Where */

/** @param {Where} where @returns {Promise<{ journeys: Journeys, calls: Call[], auditor: string }>} */
export async function openJourneys(where) {
  const { createJourneys } = await importBuilt('src/testing/journeys/index.ts');
  const { signInStaff } = await importBuilt('src/testing/journeys/sign-in-staff.ts');
  const signIn = (/** @type {string} */ role) => signInStaff(where.databaseUrl, role);
  const desk = { maker: await signIn('maker'), checker: await signIn('checker') };
  /** @type {Call[]} */
  const calls = [];
  const observe = (/** @type {Call} */ call) => calls.push(call);
  return { journeys: createJourneys({ ...where, desk, observe }), calls, auditor: await signIn('auditor') };
}

/** Customers who travel one journey after the other, until told to stop. @param {Journeys} journeys @param {number} count */
export function startTravellers(journeys, count) {
  let isOver = false;
  /** @type {string[]} */
  const broken = [];
  const travellers = Array.from({ length: count }, async () => {
    while (!isOver) await journeys.travel().catch((/** @type {Error} */ error) => broken.push(error.message));
  });
  return {
    broken,
    async stop() {
      isOver = true;
      await Promise.all(travellers);
    },
  };
}

/** Somebody who saves all the time: when each was acknowledged. @param {Journeys} journeys @param {number} everyMs */
export async function startSaver(journeys, everyMs) {
  const { save, saveAt } = await journeys.createSaver();
  /** @type {number[]} */
  const acknowledged = [];
  let isOver = false;
  const saving = (async () => {
    while (!isOver) {
      await save();
      acknowledged.push(Date.now());
      await pause(everyMs);
    }
  })();
  return {
    acknowledged,
    saveAt,
    async stop() {
      isOver = true;
      await saving;
    },
  };
}

/** Every file that was acknowledged, by its address. @param {string} address @param {Iterable<{ url: string }>} files */
async function countUnreadable(address, files) {
  let unreadable = 0;
  for (const { url } of files) {
    const answer = await fetch(new URL(url, address));
    if (!answer.ok || (await answer.arrayBuffer()).byteLength === 0) unreadable += 1;
  }
  return unreadable;
}

/** @param {string} address @param {string} token of an auditor */
export async function verifyAudit(address, token) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (;;) {
    const answer = await fetch(`${address}/api/desk/audit/verify`, { method: 'POST', headers, body: '{}' });
    const { firstBroken, progress, entries } = await answer.json();
    if (!progress) return { entries, isWhole: answer.ok && firstBroken === null };
    await pause(500);
  }
}

/** @typedef {Awaited<ReturnType<typeof countHarm>>} Harm */

/**
 * @param {{ journeys: Journeys, auditor: string }} opened @param {string} address
 * @param {readonly string[]} broken journeys that came to no end
 */
export async function countHarm({ journeys, auditor }, address, broken) {
  console.log('  waiting until what is tried again is done');
  const counted = await journeys.count();
  const unreadable = await countUnreadable(address, journeys.kept.files.values());
  const audit = await verifyAudit(address, auditor);
  await journeys.close();
  return { ...counted, unreadable, audit, broken, kept: journeys.kept };
}

/** Says what was acknowledged and what became of it; answers whether all of it is there, once. @param {Harm} harm */
export function printHarm({ kept, lost, doubled, imbalances, unfinished, unreadable, audit, broken }) {
  const { customers, submitted, corrected, approved, deposited, saves, files } = kept;
  const { checked, uploads, cardApplications, cardsMade, cardsRenewed } = kept;
  console.log(
    `acknowledged: ${customers.length} sign-ups, ${submitted.length} submissions, ${corrected.length} corrections, ` +
      `${approved.length} approvals, ${deposited.length} openings with deposits, ${checked.length} identity checks, ` +
      `${cardApplications.length} card applications, ${cardsMade.length} cards made, ${cardsRenewed.length} renewed, ` +
      `${saves.length} saves, ${files.size} files, ${uploads.length} of them in parts`,
  );
  console.log(
    `lost ${lost.length + unreadable}, doubled ${doubled.length}, books ${imbalances === 0 ? 'balanced' : 'NOT balanced'}, ` +
      `unfinished ${unfinished.join(', ') || 'nothing'}, audit of ${audit.entries} entries ${audit.isWhole ? 'whole' : 'NOT whole'}, ` +
      `journeys broken ${broken.length}`,
  );
  for (const line of [...lost, ...doubled, ...broken]) console.log(`  ${line}`);
  const wrong = lost.length + unreadable + doubled.length + imbalances + unfinished.length + broken.length;
  return wrong === 0 && audit.isWhole;
}
