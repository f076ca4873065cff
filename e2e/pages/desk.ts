import { createHmac } from 'node:crypto';
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { languageNames, languages } from '@taga/i18n/languages';
import type { Language } from './addresses.ts';
import { demoPassword } from './demo-customers.ts';
import { textsOf } from './texts.ts';

/** What the authenticator apps of the sandbox's demo staff were given, in base 32. */
const secret = 'TAGADEMOTAGADEMOTAGADEMOTAGADEMO';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function keyOf(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step of 30 seconds, by RFC 6238. */
function codeOf(step: number, ofSecret = secret): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', keyOf(ofSecret)).update(counter).digest();
  const start = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const stepNow = () => Math.floor(Date.now() / 30_000);

/** What an authenticator app shows now that was given a secret. */
export const codeNow = (ofSecret: string) => codeOf(stepNow(), ofSecret);

interface Visit {
  readonly language?: Language;
  readonly screen?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
}

/** A desk of its own, with nobody signed in. */
export async function openDesk(browser: Browser, path: string, visit: Visit = {}): Promise<Page> {
  const { language = 'en', screen = { width: 1280, height: 800 }, colorScheme = 'light' } = visit;
  const context = await browser.newContext({ viewport: screen, colorScheme });
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await context.addCookies([{ name: 'lang', value: language, url: page.url() }]);
  await page.goto(path);
  return page;
}

/** Desks ask for news as long as they are open, also while other tests run. */
export async function closeDesks(browser: Browser, ofTest: BrowserContext): Promise<void> {
  for (const context of browser.contexts()) if (context !== ofTest) await context.close();
}

const staffNames = ['maker', 'maker2', 'checker', 'both', 'auditor', 'admin', 'admin2', 'supervisor'] as const;
export type Staff = (typeof staffNames)[number];

/** Few: too many wrong codes would lock somebody out whom other tests need. */
const patience = { intervals: [100, 20_000] };

/** By keyboard alone, as anyone who does it forty times a day. */
export async function signInAtDesk(page: Page, staff: Staff): Promise<void> {
  const text = textsOf('en');
  await page.getByLabel(text('desk.signIn.loginId')).focus();
  await page.keyboard.type(`${staff}@demo.example`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  const field = page.getByLabel(text('form.code.label'));
  await expect(field).toBeFocused();
  // Where another test has used the code of this moment, the next one lets in.
  const later = [0, 1].values();
  await expect(async () => {
    if (await field.isVisible()) await field.fill(codeOf(stepNow() + (later.next().value ?? 0)));
    await expect(field).toBeHidden({ timeout: 5_000 });
  }).toPass(patience);
}

/** Tokens of this process, by who has them and where. */
const tokens = new Map<string, string>();
/** Those that the whole run shares: a code is taken once, and the next one of each process would wait for another. */
const shared = 'E2E_STAFF_TOKENS';

/** Signs in everybody once, before the first test. */
export async function signInAllStaff(request: APIRequestContext): Promise<void> {
  const signedIn = staffNames.map(async (staff) => [staff, await newToken(request, staff)]);
  process.env[shared] = JSON.stringify({
    at: await originOf(request),
    ...Object.fromEntries(await Promise.all(signedIn)),
  });
}

async function originOf(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/robots.txt')).url()).origin;
}

/** A token for what is looked at and not walked to. */
export async function staffToken(request: APIRequestContext, staff: Staff): Promise<string> {
  // A test may have a server of its own, which knows nothing of the other's sessions.
  const at = await originOf(request);
  const key = `${staff} at ${at}`;
  const ofRun = JSON.parse(process.env[shared] ?? '{}');
  const known = tokens.get(key) ?? (ofRun.at === at ? ofRun[staff] : undefined);
  // Of a session that nobody has used for a while there is nothing left.
  const token = known && (await isSignedIn(request, known)) ? known : await newToken(request, staff);
  tokens.set(key, token);
  return token;
}

async function isSignedIn(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get('/api/desk/staff/me', { headers: { authorization: `Bearer ${token}` } });
  return answer.ok();
}

async function newToken(request: APIRequestContext, staff: Staff): Promise<string> {
  const later = [0, 1].values();
  let token: unknown;
  await expect(async () => {
    const sent = { loginId: `${staff}@demo.example`, password: demoPassword };
    const first = await (await request.post('/api/desk/sign-in', { data: sent })).json();
    const data = { token: first.token, code: codeOf(stepNow() + (later.next().value ?? 0)) };
    token = (await (await request.post('/api/desk/sign-in/code', { data })).json()).accessToken;
    expect(token).toBeTruthy();
  }).toPass(patience);
  return String(token);
}

/** The desk of somebody who is signed in already. */
export async function openDeskOf(
  browser: Browser,
  request: APIRequestContext,
  staff: Staff,
  visit: Visit = {},
): Promise<Page> {
  const page = await openDesk(browser, '/robots.txt', visit);
  await saveToken(page, await staffToken(request, staff));
  return page;
}

/** Puts a session where the desk has it: a cookie that no script reads, and beside it that there is one. */
export async function saveToken(page: Page, accessToken: string): Promise<void> {
  const { hostname: domain } = new URL(page.url());
  const marks = { domain, path: '/api/desk', httpOnly: true, sameSite: 'Strict' } as const;
  await page.context().addCookies([{ name: 'desk-session', value: accessToken, ...marks }]);
  await page.evaluate((session) => localStorage.setItem('taga.desk', JSON.stringify(session)), {
    id: 'somebody',
    endsAt: new Date().toISOString(),
  });
}

/** What the customer will read, in every language. */
export async function writeRemarks(desk: Page, text: (id: string) => string, remarks: Record<Language, string>) {
  for (const language of languages) {
    const label = text('deskCases.remarks.forCustomer').replace('{language}', languageNames[language]);
    await desk.getByLabel(label).fill(remarks[language]);
  }
}
