import { createHmac } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { CorrectionItem } from '@taga/contract/journeys/account-opening/corrections';
import type { Language } from './addresses.ts';
import { demoPassword as password } from './demo-customers.ts';
import { textsOf } from './texts.ts';

/** The demo staff, and what their codes are made with: both stand in the README. */
export type Staff = 'maker' | 'maker2' | 'checker' | 'both' | 'auditor' | 'admin';
const secret = 'TAGADEMOTAGADEMOTAGADEMOTAGADEMO';
const stepMs = 30_000;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));

/** What an authenticator app shows at a moment, by RFC 6238. */
function codeAt(moment: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / stepMs)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

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
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  return page;
}

/** By keyboard alone, as whoever does it forty times a day. */
export async function signInAtDesk(page: Page, staff: Staff): Promise<void> {
  const text = textsOf('en');
  await page.getByLabel(text('desk.signIn.loginId')).focus();
  await page.keyboard.type(`${staff}@demo.example`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const field = page.getByLabel(text('form.code.label'));
  await expect(field).toBeFocused();
  // Each code lets somebody in once: where another test has used it, the next one does.
  const tries = [0, stepMs].values();
  await expect(async () => {
    const ahead = tries.next().value ?? 0;
    if (await field.isVisible()) await field.fill(codeAt(Date.now() + ahead));
    await expect(field).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 75_000 });
}

/** A token for what is looked at and not walked to. */
export async function staffToken(request: APIRequestContext, staff: Staff): Promise<string> {
  const tries = [0, stepMs].values();
  let token: unknown;
  await expect(async () => {
    const first = await request.post('/api/desk/sign-in', {
      data: { loginId: `${staff}@demo.example`, password },
    });
    const code = codeAt(Date.now() + (tries.next().value ?? 0));
    const data = { token: (await first.json()).token, code };
    token = (await (await request.post('/api/desk/sign-in/code', { data })).json()).accessToken;
    expect(token).toBeTruthy();
  }).toPass({ timeout: 75_000, intervals: [100, 10_000] });
  return String(token);
}

/** Puts a token where the desk keeps it. */
export async function keepToken(page: Page, accessToken: string): Promise<void> {
  await page.evaluate(
    (token) => localStorage.setItem('taga.desk', JSON.stringify({ accessToken: token })),
    accessToken,
  );
}

/** Asks the desk in the name of a member of staff. */
async function createStaff(request: APIRequestContext, staff: Staff) {
  const authorization = `Bearer ${await staffToken(request, staff)}`;
  return async (path: string, data: object) => {
    const answer = await request.post(`/api/desk/${path}`, { data, headers: { authorization } });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return answer.json();
  };
}

/** A maker proposes that the customer does some things again, and somebody else confirms it. */
export async function askToCorrect(
  request: APIRequestContext,
  id: string,
  asked: { readonly items: readonly CorrectionItem[]; readonly remark: string },
) {
  const maker = await createStaff(request, 'maker2');
  const checker = await createStaff(request, 'both');
  const { case: taken } = await maker('cases/take', { id });
  const { case: proposed } = await maker('cases/propose', { id, revision: taken.revision, kind: 'CORRECT', ...asked });
  const { proposal } = await checker('cases/get', { id });
  await checker('cases/confirm', { id, revision: proposed.revision, proposalId: proposal.id });
}
