import { expect, type Page, test } from '@playwright/test';
import type { languages, Screen } from './pages/addresses.ts';
import { findViolations } from './pages/find-violations.ts';
import { openingAt } from './pages/opening.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

const names = {
  en: { passbook: 'Passbook', card: 'MPU Card', statement: 'E-Statement', wallet: 'Mobile Wallet' },
  mm: {
    passbook: 'ဘဏ်စာအုပ်',
    card: 'MPU ကတ်',
    statement: 'အီလက်ထရောနစ် စာရင်းရှင်းတမ်း',
    wallet: 'မိုဘိုင်းပိုက်ဆံအိတ်',
  },
} as const;

/** Words are kept together by marks that nobody sees, so a name is found by its letters. */
const lettersOf = (name: string) => new RegExp([...name.replaceAll(' ', '')].join('[\\u2060\\u200b\\s]*'));
const service = (page: Page, name: string) => page.getByRole('checkbox', { name: lettersOf(name) });

/** The services that the server has as chosen, with their schedules. */
async function chosenIn(opening: Awaited<ReturnType<typeof openingAt>>) {
  const { Services } = await opening.stored();
  return Services.filter(({ Selected }) => Selected).map(({ ServiceId, ScheduleTime, SubScheduleTime }) => [
    ServiceId,
    ScheduleTime,
    SubScheduleTime,
  ]);
}

for (const [language, screen] of [
  ['en', 'phone'],
  ['mm', 'desktop'],
] as const satisfies readonly (readonly [(typeof languages)[number], Screen])[]) {
  test(`services are chosen from cards, in ${language} on a ${screen} [SVC-001 to SVC-011, SVC-013, SVC-015, CON-043]`, async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'additional-services', language, screen });
    const { text } = opening;
    const { passbook, card, statement } = names[language];
    await expect(page.getByRole('checkbox')).toHaveCount(4);
    await expect(service(page, passbook)).toBeChecked();
    await expect(service(page, passbook)).toBeDisabled();
    const selected = page.getByRole('main').getByText(text('services.card.selected'), { exact: true });
    await expect(selected).toHaveCount(1);

    await service(page, card).check();
    await service(page, statement).check();
    await expect(selected).toHaveCount(3);
    const schedule = page.getByRole('group', { name: text('services.schedule.label') });
    await expect(schedule.getByText(text('services.schedule.free'), { exact: true })).toHaveCount(3);
    const monthly = schedule.getByRole('radio', { name: text('services.schedule.M') });
    await expect(monthly).toBeChecked();
    await expect(page.getByLabel(text('services.schedule.dayOfMonth'))).toHaveValue('1');
    await schedule.getByRole('radio', { name: text('services.schedule.D') }).check();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await schedule.getByRole('radio', { name: text('services.schedule.W') }).check();
    const day = page.getByLabel(text('services.schedule.dayOfWeek'));
    await expect(day).toHaveValue('MON');
    await expect(day.getByRole('option')).toHaveCount(5);
    await day.selectOption('THUR');
    expect(await findViolations(page)).toEqual([]);

    await opening.next.click();
    await opening.expectStep('summary-review');
    expect(await chosenIn(opening)).toEqual([
      ['PASSBOOK', null, null],
      ['MPUCARD', null, null],
      ['ESTATEMENT', 'W', 'THUR'],
    ]);
  });
}

test('what is unticked loses its schedule, and what was ticked survives a reload (G-066) [SVC-006, SVC-012]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'additional-services' });
  const { text } = opening;
  const statement = service(page, names.en.statement);
  await statement.check();
  await page.getByRole('radio', { name: text('services.schedule.W') }).check();
  await page.reload();
  await expect(page.getByLabel(text('services.schedule.dayOfWeek'))).toHaveValue('MON');
  await statement.uncheck();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await statement.check();
  await expect(page.getByRole('radio', { name: text('services.schedule.M') })).toBeChecked();
  await statement.uncheck();
  await opening.next.click();
  await opening.expectStep('summary-review');
  expect(await chosenIn(opening)).toEqual([['PASSBOOK', null, null]]);
});

test('by keyboard alone [A11-001, SVC-009]', async ({ page }) => {
  const opening = await openingAt(page, { at: 'additional-services', screen: 'desktop' });
  await service(page, names.en.statement).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: opening.text('services.schedule.W') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(page.getByLabel(opening.text('services.schedule.dayOfWeek'))).toHaveValue('FRI');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await opening.next.focus();
  await page.keyboard.press('Enter');
  await opening.expectStep('summary-review');
  expect((await chosenIn(opening)).at(-1)).toEqual(['ESTATEMENT', 'W', 'FRI']);
});

test('the service with a card of its own is neither shown nor saved (G-106) [SVC-020, SVC-021]', async ({ page }) => {
  const opening = await openingAt(page, { at: 'additional-services', accountType: 'cash-current' });
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await expect(page.getByRole('main')).not.toContainText(/cheque/i);
  await opening.next.click();
  await opening.expectStep('summary-review');
  expect(await chosenIn(opening)).toEqual([['PASSBOOK', null, null]]);
});

test('nobody goes on while the services are loaded, nor without one (G-067) [SVC-006, SVC-013, SVC-016, SVC-017, VAL-074]', async ({
  page,
}) => {
  const { next, text, expectStep } = await openingAt(page, { at: 'additional-services' });
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/create-account/get_account/by/login*', async (route) => {
    const response = await route.fetch();
    const { Data } = await response.json();
    const Services = Data.Services.map((service: { ServiceId: string }) => ({
      ...service,
      PreSelect: service.ServiceId === 'MPUCARD',
      ReadOnly: false,
    }));
    await held;
    await route.fulfill({ response, json: { Data: { ...Data, Services } } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: text('journey.loading.title') })).toBeVisible();
  await expect(next).toHaveCount(0);
  answerNow();
  // Pre-selected and not read-only: it can go, though it is the only one.
  const card = service(page, names.en.card);
  await expect(card).toBeChecked();
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await card.uncheck();
  await expect(card).not.toBeChecked();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAccessibleDescription(text('validation.services.missing'));
  await card.check();
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await card.uncheck();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expectStep('additional-services');
});
