import { expect, type Page, test } from '@playwright/test';
import type { Language } from './pages/addresses.ts';
import { demoPassword } from './pages/demo-customers.ts';
import { closeDesks, openDeskOf } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { openPage } from './pages/open-page.ts';
import { createSubmitted, type Opener, saveSession, signInOverWire } from './pages/opening.ts';
import { useOwnServer } from './pages/own-server.ts';
import { textsOf } from './pages/texts.ts';

/**
 * One day at the desk, from both sides, on the demo month: cases come in, two makers, a checker and a supervisor work on
 * them, and every customer reads what has become of theirs. A whole day has forty: `DESK_DAY_CASES=40`.
 */
const size = Number(process.env.DESK_DAY_CASES ?? 4);
// All customers come from one browser.
await useOwnServer({
  settings: { SANDBOX_SEED: 'true', ENUMERATION_LIMIT_PER_DEVICE: '1000', ENUMERATION_STEP_MS: '0' },
});
test.use({ viewport: { width: 1280, height: 800 } });
// Only something that hangs takes as long.
test.setTimeout((6 + size) * 60_000);

const text = textsOf('en');
const staff = { maker: 'Thida Win', maker2: 'Aung Ko Ko', checker: 'Hnin Wai' };
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (desk: Page) => desk.getByRole('region', { name: text('deskCases.bar.label') });
const queue = (desk: Page) => desk.getByRole('complementary', { name: text('deskCases.queue.label') });
const button = (page: Page, id: string) => main(page).getByRole('button', { name: text(id), exact: true });
const newest = (id: string) => `/desk/cases/${id}?newest=true`;

/** What the demo month has ready: a verified case, another face that is late, and a renewal whose card is made. */
const month = {
  late: '00000000-0000-4000-8000-000000000747',
  clean: '00000000-0000-4000-8000-000000000754',
  renewedBy: 'thuzar.hline@month.example',
};

/** Counts the keys of who works without a mouse. */
function keysOf(desk: Page) {
  let presses = 0;
  return {
    async press(...keys: readonly string[]) {
      for (const key of keys) await desk.keyboard.press(key);
      presses += keys.length;
    },
    count: () => presses,
  };
}

/** Opens a case, unless the desk has gone on to it already. */
async function openCase(desk: Page, id: string): Promise<void> {
  if (!desk.url().includes(id)) await desk.goto(newest(id));
  await expectPage(desk, new RegExp(id));
  await expect(heading(desk)).toBeVisible();
  await expect(bar(desk).getByRole('button').first()).toBeVisible();
}

/** Who skipped the check of their identity was seen at the counter. */
async function proposeToApprove(desk: Page, id: string): Promise<void> {
  await openCase(desk, id);
  await desk.keyboard.press('a');
  await bar(desk).getByLabel(text('deskCases.propose.withoutProof')).fill('Seen at the counter.');
  await desk.keyboard.press('Control+Enter');
  await left(desk, id);
}

/** What was decided is left: the next case opens, or this one says that it waits for somebody else. */
async function left(desk: Page, id: string): Promise<void> {
  await expect(async () => {
    const isElsewhere = !desk.url().includes(id);
    expect(isElsewhere || (await bar(desk).innerText()).includes(text('deskCases.bar.own'))).toBe(true);
  }).toPass();
}

async function proposeToReject(desk: Page, id: string): Promise<void> {
  await openCase(desk, id);
  await desk.keyboard.press('r');
  await bar(desk).getByRole('checkbox').first().check();
  await desk.keyboard.press('Control+Enter');
  await left(desk, id);
}

async function confirm(desk: Page, id: string): Promise<void> {
  await openCase(desk, id);
  await desk.keyboard.press('a');
  await bar(desk)
    .getByRole('button', { name: text('deskCases.confirm.send'), exact: true })
    .click();
  const proposal = desk.getByRole('region', { name: text('deskCases.proposal.label') });
  await expect(async () => {
    expect(!desk.url().includes(id) || (await proposal.isHidden())).toBe(true);
  }).toPass();
}

/** Marks for where Burmese may be broken are no letters. */
const plain = (set: string) => set.replace(/[\u200b\u2060]/g, '').replace(/\s+/g, ' ');

/** Reads the whole inbox in a language; answers with the subjects, the newest first. */
async function readInbox(page: Page, who: { readonly loginId: string; readonly password: string }, language: Language) {
  await saveSession(page, await signInOverWire(page.request, who));
  await openPage(page, '/inbox', { language, screen: 'phone' });
  const messages = main(page).locator('a[href^="/inbox/"]');
  await expect(messages.first()).toBeVisible();
  const listed = await messages.evaluateAll((links) =>
    links.map((link) => ({ address: link.getAttribute('href') ?? '', row: link.textContent ?? '' })),
  );
  const subjects: string[] = [];
  for (const { address, row } of listed) {
    await page.goto(address);
    const subject = async () => plain(await heading(page).innerText());
    // The heading is that of the inbox until the message is there.
    await expect.poll(async () => plain(row).includes(await subject())).toBe(true);
    const said = plain(await main(page).innerText());
    expect(said).not.toMatch(/undefined|\{\w+\}|[a-z]+\.[a-z]+\.[a-z]+\b(?!@)(?<!example)/);
    // A reader of Burmese meets no sentence of English.
    if (language === 'mm') expect(said).not.toMatch(/\b(the|your|you|has|been|please|with)\b/i);
    subjects.push(await subject());
  }
  return subjects;
}

test.afterEach(({ browser, context }) => closeDesks(browser, context));

test('a day at the desk: cases come in, a typing mistake is mended, others are corrected, handed over, escalated and decided, a renewal is made, and every customer reads it in both languages', async ({
  page,
  browser,
}) => {
  const { request } = page;
  const [maker, maker2, checker, supervisor] = [
    await openDeskOf(browser, request, 'maker'),
    await openDeskOf(browser, request, 'maker2'),
    await openDeskOf(browser, request, 'checker'),
    await openDeskOf(browser, request, 'supervisor'),
  ];
  // The month is lived while the first pages are served.
  await expect(async () => {
    await maker.goto(newest(month.clean));
    await expect(heading(maker)).toContainText('SABAL OO', { timeout: 5_000 });
  }).toPass();

  const openers: Opener[] = [];
  await test.step('cases come in', async () => {
    const names = [
      'MYA MYA AYE',
      'KO KO GYI',
      'NILAR WIN',
      'ZAW ZAW',
      'HLA HLA MYINT',
      'TUN TUN',
      'EI PHYU',
      'SOE MOE',
    ];
    for (let number = 0; number < size; number += 1)
      openers.push(await createSubmitted(page, { name: names[number % names.length] ?? '' }));
  });
  const [toCorrect, toHandOver, toReject, ...others] = openers.toReversed();
  const [mistyped] = others;
  if (!toCorrect || !toHandOver || !toReject || !mistyped) throw new Error('A day has four cases at least.');

  await test.step('a clean case takes three presses of a maker and three of a checker', async () => {
    const keys = keysOf(maker);
    await maker.goto('/desk/cases?text=sabal.oo@month.example');
    await expect(queue(maker).locator(`a[href*='${month.clean}']`)).toBeVisible();
    await keys.press('n');
    await openCase(maker, month.clean);
    await keys.press('a');
    await expect(bar(maker).getByLabel(text('deskCases.propose.note'))).toBeFocused();
    await keys.press('Control+Enter');
    await left(maker, month.clean);
    expect(keys.count()).toBe(3);

    const checking = keysOf(checker);
    await checker.goto('/desk/cases?text=sabal.oo@month.example');
    await expect(queue(checker).locator(`a[href*='${month.clean}']`)).toBeVisible();
    await checking.press('n');
    await openCase(checker, month.clean);
    await checking.press('a');
    await expect(bar(checker).getByRole('button', { name: text('deskCases.confirm.send'), exact: true })).toBeFocused();
    await checking.press('Enter');
    await expect(bar(checker)).toContainText(/open/);
    expect(checking.count()).toBe(3);
  });

  await test.step('the supervisor gives what is late to a maker', async () => {
    await supervisor.goto('/desk');
    await expectPage(supervisor, /\/desk\/team$/);
    await main(supervisor).getByRole('link', { name: 'HTOO AUNG' }).click();
    await expectPage(supervisor, new RegExp(month.late));
    await expect(heading(supervisor)).toContainText(/late/);
    const history = supervisor.getByRole('region', { name: text('deskCases.history.title') });
    await expect(async () => {
      await supervisor.reload();
      await expect(history).toContainText(text('deskCases.action.case.escalated'), { timeout: 5_000 });
    }).toPass();
    await main(supervisor).getByText(text('deskCases.assign.title')).click();
    const toWhom = main(supervisor).getByLabel(text('deskCases.assign.to'));
    const option = toWhom.getByRole('option', { name: new RegExp(`^${staff.maker}`) });
    await toWhom.selectOption({ label: (await option.textContent()) ?? '' });
    await button(supervisor, 'deskCases.assign.give').click();
    const given = text('deskCases.mark.assigned').replace('{name}', staff.maker);
    await expect(main(supervisor).getByText(given)).toBeVisible();
    await maker.goto('/desk/cases?mine=true');
    await expect(queue(maker).locator(`a[href*='${month.late}']`)).toBeVisible();
  });

  await test.step('two of them correct a typing mistake', async () => {
    await openCase(maker2, mistyped.id);
    await maker2.getByRole('link', { name: text('deskCases.head.customer') }).click();
    await button(maker2, 'deskCustomers.details.correct').click();
    const born = maker2.getByRole('group', { name: text('profile.personal.birthDate') });
    await born.getByLabel(text('form.date.year')).fill('1991');
    await maker2.getByRole('textbox', { name: text('deskCustomers.details.reason') }).fill('The card says 1991.');
    await button(maker2, 'deskCustomers.details.propose').click();
    await checker.goto(newest(mistyped.id));
    const notice = checker.getByRole('region', { name: text('deskCases.details.label') });
    await notice.getByRole('link', { name: text('deskCases.details.look') }).click();
    const proposed = checker.getByRole('region', { name: text('deskCustomers.details.waiting') });
    await expect(proposed).toContainText('The card says 1991.');
    await proposed.getByRole('button', { name: text('deskCustomers.details.confirm') }).click();
    await expect(proposed).toHaveCount(0);
    await expect(main(checker)).toContainText('1991');
  });

  await test.step('makers propose', async () => {
    await openCase(maker, toCorrect.id);
    await maker.keyboard.press('c');
    await bar(maker).getByLabel(text('messages.correction.BRANCH')).check();
    await maker.keyboard.press('Control+Enter');
    await left(maker, toCorrect.id);

    await openCase(maker2, toHandOver.id);
    await maker2.keyboard.press('t');
    await expect(maker2.getByText(text('deskCases.hold.mine'))).toBeVisible();

    for (const id of [toReject.id, month.late]) await proposeToReject(maker, id);
    const half = Math.ceil(others.length / 2);
    for (const { id } of others.slice(0, half)) await proposeToApprove(maker, id);
    for (const { id } of others.slice(half)) await proposeToApprove(maker2, id);
  });

  await test.step('at the end of the shift a case is handed over', async () => {
    await maker2.goto('/desk/team');
    await main(maker2).getByLabel(text('deskTeam.handOver.to')).selectOption({ label: staff.maker });
    await main(maker2).getByLabel(text('deskTeam.handOver.note')).fill('She comes to the counter at three.');
    await button(maker2, 'deskTeam.handOver.send').click();
    await expect(main(maker2)).toContainText(text('deskTeam.handOver.nothing'));
    await maker.goto('/desk/mentions');
    await expect(main(maker)).toContainText('She comes to the counter at three.');
    await proposeToApprove(maker, toHandOver.id);
  });

  await test.step('a checker confirms what stands there', async () => {
    await checker.goto('/desk');
    await expectPage(checker, /status=PROPOSED/);
    for (const id of [...openers.map((opener) => opener.id), month.late]) await confirm(checker, id);
  });

  await test.step('the customer corrects, and it is approved', async () => {
    await saveSession(page, await signInOverWire(request, toCorrect.customer));
    await openPage(page, `/orders/${toCorrect.id}`, { screen: 'desktop' });
    await main(page)
      .getByRole('link', { name: text('inbox.correction.go') })
      .click();
    await expectPage(page, /\/choose-branch$/);
    await page.getByRole('button', { name: text('form.actions.next'), exact: true }).click();
    await page.getByLabel(text('openingEnd.summary.confirm')).check();
    await page.getByRole('button', { name: text('openingEnd.summary.handInAgain'), exact: true }).click();
    await expectPage(page, /\/account-activation$/);
    await proposeToApprove(maker, toCorrect.id);
    await confirm(checker, toCorrect.id);
  });

  await test.step('a renewed card is ready, and collected', async () => {
    for (const [status, key] of [
      ['IN_PRODUCTION', 'd'],
      ['READY', 'c'],
    ] as const) {
      await maker.goto(`/desk/renewals?status=${status}`);
      await queue(maker)
        .getByRole('link', { name: /THUZAR HLINE/ })
        .click();
      await expect(bar(maker).getByRole('button').first()).toBeVisible();
      await maker.keyboard.press(key);
      await maker.keyboard.press('Control+Enter');
      await expect(bar(maker)).toContainText(text('deskCases.bar.own'));
      await checker.goto(new URL(maker.url()).pathname);
      await expect(checker.getByRole('region', { name: text('deskCases.proposal.label') })).toBeVisible();
      await checker.keyboard.press('a');
      await checker.keyboard.press('Enter');
      await expect(checker.getByRole('region', { name: text('deskCases.proposal.label') })).toBeHidden();
    }
  });

  await test.step('every customer reads what has become of it, in both languages', async () => {
    const subjects = (language: Language, ...names: readonly string[]) =>
      names.map((name) => plain(textsOf(language)(`messages.subject.${name}`)));
    for (const language of ['en', 'mm'] as const) {
      for (const opener of openers) {
        const read = await readInbox(page, opener.customer, language);
        const expected = opener === toReject ? 'RequestRejected' : 'AccountCreated';
        expect(read).toEqual(expect.arrayContaining(subjects(language, expected, 'ApplicationSubmitted')));
        if (opener === mistyped) expect(read).toContain(plain(textsOf(language)('messages.details.subject')));
        if (opener === toCorrect)
          expect(read).toEqual(expect.arrayContaining(subjects(language, 'CorrectionRequested')));
      }
      const read = await readInbox(page, { loginId: month.renewedBy, password: demoPassword }, language);
      const done = plain(textsOf(language)('messages.renewal.completed.subject'));
      expect(read).toEqual(expect.arrayContaining([done, ...subjects(language, 'CardDelivered')]));
    }
  });
});
