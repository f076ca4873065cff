// Whether time tells who is known: every call that takes a login id, phone, address or document of anybody is asked in
// turns for known and unknown ones. The measure is how often a known one took longer than an unknown one (the area under
// the curve, AUC): 0.5 when time tells nothing, and 0.45 to 0.55 is asked for.
// `npm run build` first, then `node bench/known-unknown.mjs [pairs]`; the machine should have nothing else to do.
import { withLocalServer } from '../scripts/local-server.mjs';
import { CommandError, runCommand } from '../scripts/say.mjs';
import { reportBudget } from './budget.mjs';
import { becomeCustomer, confirmPhone, signIn, visit } from './wire.mjs';

const pairs = Number(process.argv[2] ?? 500);
/** Codes can be put off only so far, so the tries are spread over several people. */
const triesOfEach = 20;
const wrongPassword = 'Ayeyarwady8Myit';
const newPassword = 'Chindwin9Myit';
const [lowest, highest] = [0.45, 0.55];

/**
 * @typedef {{ known: Record<string, string>, unknown: Record<string, string> }} Asked
 * @typedef {{ what: string, ask: (person: Record<string, string>) => Promise<Response>, people: Asked[] }} Compared
 */

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** How often one of the first takes longer than one of the second, ties counting half. @param {number[]} first @param {number[]} second */
function auc(first, second) {
  let longer = 0;
  for (const a of first) for (const b of second) longer += a > b ? 1 : a === b ? 0.5 : 0;
  return longer / (first.length * second.length);
}

/** @param {Compared} compared */
async function compare({ what, ask, people }) {
  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] };
  for (let pair = -10; pair < pairs; pair += 1) {
    const person = people[Math.floor(Math.max(0, pair) / triesOfEach) % people.length];
    if (!person) throw new CommandError('There is nobody to ask for.');
    // Who goes first changes, so that neither profits from what the other has warmed up.
    /** @type {('known' | 'unknown')[]} */
    const order = pair % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const start = performance.now();
      await (await ask(person[kind])).arrayBuffer();
      if (pair >= 0) times[kind].push(performance.now() - start);
    }
  }
  const area = auc(times.known, times.unknown);
  const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)].map((ms) => ms.toFixed(2));
  const figure = `known ${known} ms, unknown ${unknown} ms, AUC ${area.toFixed(3)}`;
  return reportBudget(
    `${what}, known and unknown people`,
    figure,
    `${lowest} to ${highest}`,
    area >= lowest && area <= highest,
  );
}

/** @param {string} address */
async function makePeople(address) {
  const customers = [];
  const newcomers = [];
  for (let number = 0; number * triesOfEach < pairs; number += 1) {
    const { loginId, password } = await becomeCustomer(address, number);
    customers.push({ known: { loginId, password }, unknown: { loginId: `nobody-${number}@example.com` } });
    const details = await confirmPhone(address, 5_000 + number);
    const nobody = {
      ...details,
      LOGIN_ID: `nowhere-${number}@example.com`,
      MOBILENO: `0946${String(number).padStart(7, '0')}`,
    };
    newcomers.push({ known: details, unknown: nobody });
  }
  return { customers, newcomers };
}

/** @param {string} address @returns {Promise<Compared[]>} */
async function everyEndpoint(address) {
  const post = await visit(address);
  const { customers, newcomers } = await makePeople(address);
  const one = customers[0]?.known;
  const { headers } = await signIn(address, post, { loginId: one?.loginId ?? '', password: one?.password ?? '' });
  const ref = 'A'.repeat(22);
  const guess = { ClientCode: 'ONB', ReferenceNo: ref, OTPCode: '123456' };
  const proof = { OTPREFNO: ref, OTPCODE: '123456', CLIENTCODE: 'ONBO' };
  /** @type {(what: string, bodyOf: (id: string) => object) => Compared} */
  const ofCustomers = (what, bodyOf) => ({
    what,
    ask: ({ loginId }) => post(what, bodyOf(loginId ?? '')),
    people: customers,
  });
  /** @type {(what: string, bodyOf: (claim: Record<string, string>) => object) => Compared} */
  const ofNewcomers = (what, bodyOf) => ({ what, ask: (details) => post(what, bodyOf(details)), people: newcomers });
  return [
    ofCustomers('auth/login', (LOGIN_ID) => ({ LOGIN_ID, PWD: wrongPassword })),
    ofCustomers('auth/forget_pwd', (LOGIN_ID) => ({ LOGIN_ID })),
    ofCustomers('auth/forget_pwd/resend_otp', (LOGIN_ID) => ({ LOGIN_ID })),
    ofCustomers('auth/forget_pwd/verify_otp', (LoginId) => ({ LoginId, ...guess })),
    ofCustomers('auth/forget_pwd/reset_pwd', (LOGIN_ID) => ({ LOGIN_ID, OTPREFNO: ref, PWD: newPassword })),
    ofNewcomers('register/resend_otp_verification', (details) => details),
    ofNewcomers('register/verify_otp', (details) => ({ ...details, ...proof })),
    ofNewcomers('register/resend_email_verification', ({ LOGIN_ID }) => ({ LOGIN_ID })),
    {
      what: 'auth/me of somebody else',
      ask: ({ loginId }) =>
        fetch(`${address}/api/auth/me`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ LOGIN_ID: loginId }),
        }),
      // Not the customer who asks: that one may see the answer.
      people: customers.slice(1).concat(customers.length > 1 ? [] : customers),
    },
  ];
}

runCommand(async () => {
  const plenty = ['SIGN_IN', 'REGISTER', 'TOKENS', 'CALLS', 'CUSTOMER'].map((name) => [
    `RATE_LIMIT_${name}`,
    '1000000',
  ]);
  Object.assign(process.env, Object.fromEntries(plenty), {
    LOGIN_MAX_TRIES: '100',
    CODES_PER_DAY: '10000',
    RESETS_PER_DAY: '100000',
    CODE_MAX_RESENDS: '20',
    CODE_RESEND_GAP_S: '0',
    CODE_MAX_TRIES: '20',
    CODE_TRIES_PER_DAY: '10000',
    EMAIL_LINKS_PER_DAY: '1000',
  });
  await withLocalServer(3172, async (address) => {
    const told = [];
    for (const call of await everyEndpoint(address)) {
      const tellsNothing = await compare(call);
      if (!tellsNothing) told.push(call.what);
    }
    if (told.length > 0) throw new CommandError(`Time tells who is known by ${told.join(', ')}.`);
    console.log(`Time tells nothing: every AUC of ${pairs} pairs lies between ${lowest} and ${highest}.`);
  });
});
