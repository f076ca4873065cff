import { expect, type Page, test } from '@playwright/test';
import type { Language } from './pages/addresses.ts';
import { closeDesks, openDesk } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { useOwnServer } from './pages/own-server.ts';
import { textsOf } from './pages/texts.ts';

/** With the month of a bank's life behind it. */
const address = await useOwnServer({ settings: { SANDBOX_SEED: 'true' }, whenReady: untilMonthIsMade });
// The demo staff are the same people in both languages, and of each case there are few.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ browser, context }) => closeDesks(browser, context));

async function ask(at: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return (await fetch(`${at}/api/desk${path}`, init ?? { headers })).json();
}

async function signInOverWire(at: string, loginId: string) {
  const { demo } = await ask(at, '/sign-in/ways');
  const { token } = await ask(at, '/sign-in', { loginId, password: demo.password });
  return ask(at, '/sign-in/code', { token, code: demo.code });
}

/** Its newest day is made last: by then one of the staff has a case in hand. */
async function untilMonthIsMade(at: string): Promise<void> {
  const { accessToken } = await signInOverWire(at, 'both@demo.example');
  const isMade = async () => {
    const { cases } = await ask(at, '/tour', undefined, { authorization: `Bearer ${accessToken}` });
    return cases.some(({ holder }: { holder: unknown }) => holder !== null);
  };
  // As long as a start may take: a busy machine makes a month in more than a minute.
  await expect.poll(isMade, { timeout: test.info().timeout }).toBe(true);
}

/** Somebody signs in elsewhere with the code of the moment, unless it is used already: each refusal counts. */
async function useCodeElsewhere(loginId: string): Promise<void> {
  const { demo } = await ask(address, '/sign-in/ways');
  const { hasUsedCode } = demo.members.find((member: { loginId: string }) => member.loginId === loginId);
  if (!hasUsedCode) await signInOverWire(address, loginId);
}

interface Desk {
  readonly page: Page;
  readonly text: (id: string) => string;
}

const panel = ({ page, text }: Desk) => page.getByRole('region', { name: text('deskDemo.tour.title') });
const bar = ({ page, text }: Desk) => page.getByRole('region', { name: text('deskCases.bar.label') });
const offered = ({ page }: Desk, name: string) => page.getByRole('button', { name, pressed: false });

/** One press for who it is, Enter for the password, one press for the code. */
async function enterCode({ page, text }: Desk): Promise<void> {
  await page.keyboard.press('Enter');
  // Of who was here half a minute ago the next one is waited for.
  const button = page.getByRole('region', { name: text('deskDemo.code.title') }).getByRole('button');
  await expect(button).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await button.click();
  await expect(button).toBeHidden();
}

async function expectStep(desk: Desk, name: string): Promise<void> {
  await expect(panel(desk)).toContainText(desk.text(`deskDemo.${name}.title`));
  await expect(panel(desk)).toContainText(desk.text(`deskDemo.${name}.text`));
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await findViolations(desk.page), name).toEqual([]);
}

/** By keyboard: on to the next step, and to the case that it is about. */
async function goOn(desk: Desk, name: string): Promise<void> {
  await desk.page.keyboard.press('.');
  await expectStep(desk, name);
}

/** Whose it is. */
async function openCase(desk: Desk): Promise<string> {
  const link = panel(desk).getByRole('link');
  await expect(link).toHaveCount(1);
  const [name = ''] = /[A-Z]{2,}(?: [A-Z]+)*/.exec(await link.innerText()) ?? [];
  await desk.page.keyboard.press('g');
  await expect(link).toHaveCount(0);
  await expect(desk.page.getByRole('heading', { level: 1 })).toContainText(name);
  return name;
}

async function switchTo(desk: Desk, role: string, name: string): Promise<void> {
  const as = desk.text('deskDemo.tour.switch').replace('{role}', desk.text(`desk.role.${role}`));
  await expect(panel(desk).getByRole('button', { name: as })).toBeVisible();
  await desk.page.keyboard.press('g');
  await expect(desk.page.getByRole('button', { name, pressed: true })).toBeVisible();
  await enterCode(desk);
  await expect(panel(desk)).toBeVisible();
}

const walks = [
  { language: 'en', colorScheme: 'light' },
  { language: 'mm', colorScheme: 'dark' },
] as const satisfies readonly { language: Language; [more: string]: unknown }[];

for (const visit of walks) {
  test(`anyone who tries the sandbox signs in as its staff by four presses and takes the tour of the desk from the first step to the last, by keyboard (${visit.language})`, async ({
    browser,
  }) => {
    const text = textsOf(visit.language);
    const page = await openDesk(browser, `${address}/desk/sign-in`, visit);
    const desk = { page, text };
    await offered(desk, 'Thida Win').click();
    expect(await findViolations(page)).toEqual([]);
    await enterCode(desk);

    await expect(panel(desk)).toContainText(text('deskDemo.tour.offer'));
    await panel(desk)
      .getByRole('button', { name: text('deskDemo.tour.begin') })
      .click();
    await expectStep(desk, 'queue');

    await goOn(desk, 'take');
    const name = await openCase(desk);
    await expect(page.getByText(text('deskCases.verdict.clean')).first()).toBeVisible();
    await page.keyboard.press('t');
    await expect(page.getByText(text('deskCases.hold.mine'))).toBeVisible();

    // It can be left, and taken up where it was.
    await panel(desk)
      .getByRole('button', { name: text('deskDemo.tour.stop') })
      .click();
    await expect(panel(desk)).toHaveCount(0);
    await page.reload();
    const entry = page.getByRole('button', { name: text('deskDemo.tour.title') });
    // A page that arrives meanwhile takes the focus, and closes it.
    await expect(async () => {
      if (!(await entry.isVisible())) await page.getByRole('button', { name: text('desk.header.menu') }).click();
      await entry.click({ timeout: 5_000 });
    }).toPass();
    await expectStep(desk, 'take');

    await goOn(desk, 'compare');
    await openCase(desk);
    await expect(page.getByRole('region', { name: text('deskCases.compare.label') })).toBeVisible();

    await goOn(desk, 'duplicate');
    await openCase(desk);
    await expect(page.getByRole('heading', { name: text('deskCases.duplicate.title') })).toBeVisible();

    await goOn(desk, 'correct');
    await openCase(desk);
    await page.keyboard.press('c');
    await bar(desk).getByRole('checkbox').first().check();
    await bar(desk).getByLabel(text('deskRemarks.template')).selectOption({ index: 1 });
    await page.keyboard.press('Control+Enter');
    await expect(bar(desk).getByRole('checkbox')).toHaveCount(0);

    await goOn(desk, 'propose');
    expect(await openCase(desk)).toBe(name);
    await page.keyboard.press('a');
    await expect(bar(desk).getByRole('button', { name: text('deskCases.propose.send') })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(panel(desk)).toContainText(text('deskDemo.tour.done'));

    await goOn(desk, 'confirm');
    await switchTo(desk, 'checker', 'Hnin Wai');
    await expectStep(desk, 'confirm');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.keyboard.press('a');
    const confirm = bar(desk).getByRole('button', { name: text('deskCases.confirm.send'), exact: true });
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirm).toHaveCount(0);

    await goOn(desk, 'customer');
    await expect(panel(desk).getByRole('link', { name: text('deskDemo.tour.mailbox') })).toHaveAttribute(
      'href',
      '/sandbox/mailbox',
    );
    await page.keyboard.press('g');
    await expectPage(page, /\/desk\/customers\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    await goOn(desk, 'team');
    await switchTo(desk, 'supervisor', 'Daw Khin Mar');
    await expectPage(page, /\/desk\/team$/);
    // What is late comes by a call of its own, and moves what is below it while that is looked at.
    const late = page.getByRole('main').getByRole('listitem');
    await expect(late.or(page.getByText(text('deskTeam.late.none'), { exact: true })).first()).toBeVisible();
    await goOn(desk, 'figures');
    await page.keyboard.press('g');
    await expectPage(page, /\/desk\/figures$/);
    await goOn(desk, 'audit');
    await switchTo(desk, 'auditor', 'Su Su Hlaing');
    await expectPage(page, /\/desk\/audit$/);
    await expectStep(desk, 'audit');
    await panel(desk)
      .getByRole('button', { name: text('deskDemo.tour.finish') })
      .click();
    await expect(panel(desk)).toHaveCount(0);
  });
}

test('a code that was just used is not offered again: the next one is, when it comes, on a phone too', async ({
  browser,
}) => {
  const text = textsOf('en');
  const phone = await openDesk(browser, `${address}/desk/sign-in`, { screen: { width: 360, height: 740 } });
  const desk = { page: phone, text };
  // A code is over within half a minute: on a busy machine it may be gone before the page has asked for it.
  await expect(async () => {
    await useCodeElsewhere('maker2@demo.example');
    const back = phone.getByRole('button', { name: text('desk.signIn.back') });
    if (await back.isVisible()) await back.click();
    await offered(desk, 'Aung Ko Ko').click({ timeout: 5_000 });
    await phone.keyboard.press('Enter');
    const used = phone.getByText(text('deskDemo.code.used').replace('{name}', 'Aung Ko Ko'));
    await expect(used).toBeVisible({ timeout: 10_000 });
  }).toPass();
  expect(await findViolations(phone)).toEqual([]);
  await phone.getByRole('button', { name: /^Use the code/ }).click();
  await panel(desk)
    .getByRole('button', { name: text('deskDemo.tour.begin') })
    .click();
  await expectStep(desk, 'queue');
  await panel(desk)
    .getByRole('button', { name: text('deskDemo.tour.stop') })
    .click();
  await phone.getByRole('button', { name: text('layout.navigation.open') }).click();
  await phone.getByRole('button', { name: text('deskDemo.tour.title') }).click();
  await expectStep(desk, 'queue');
});
