import { expect, type Page, test } from '@playwright/test';
import { wholeOpening } from '@taga/contract/samples';
import { languages, type Screen, screens } from './pages/addresses.ts';
import { findViolations } from './pages/find-violations.ts';
import { Introducers } from './pages/introducers.ts';
import { introductionSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { createOpener, openingAt, submit } from './pages/opening.ts';
import { newPerson } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

async function atIntroducers(page: Page, language: 'en' | 'mm' = 'en', screen: Screen = 'phone') {
  const opening = await openingAt(page, { at: 'introducers', language, screen });
  return { ...opening, introducers: new Introducers(page, language) };
}

for (const language of languages) {
  for (const screen of Object.keys(screens) as Screen[]) {
    test(`two introducers are named and saved, ${language} on a ${screen} [INT-001 to INT-003, INT-006, INT-012, INT-013]`, async ({
      page,
    }) => {
      const { introducers, next, expectStep, stored } = await atIntroducers(page, language, screen);
      await introducers.choose('yes');
      await introducers.give('first', '09777111222');
      await introducers.give('second', '၀၉၇၇၇၁၁၁၃၃၃');
      const account = introducers.field('second', 'bankAccount');
      const own = await account.inputValue();
      await account.fill(await introducers.field('first', 'bankAccount').inputValue());
      await next.click();
      const repeated = introducers.text('validation.introducer.sameTwice');
      await expect(introducers.of('second').getByText(repeated)).toBeVisible();
      await account.fill(own);
      await introducers.check('100001');
      await expect(
        page.getByRole('status').filter({ hasText: introducers.text('introducers.employee.found') }),
      ).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await next.click();
      await expectStep('choose-branch');
      const { Contacts, ReferId } = await stored();
      expect(ReferId).toBe('100001');
      const contact = {
        Name: 'DAW HLA HLA',
        Email: '',
        UIdName: 'NRC',
        Relationship: '',
      };
      expect(Contacts).toEqual([
        {
          ContactType: 'Introducer1',
          ...contact,
          MobileNo: '09777111222',
          BankAccountNumber: '00130100000000017',
          UIdValue: '12/KAMAYA(N)123456',
        },
        {
          ContactType: 'Introducer2',
          ...contact,
          MobileNo: '09777111333',
          BankAccountNumber: '00130100000000025',
          UIdValue: '12/KAMAYA(N)654321',
        },
      ]);
    });
  }
}

test('who has none goes on, which is saved as skipped; back leads to the signature [INT-005, INT-007]', async ({
  page,
}) => {
  const { introducers, next, back, expectStep, stored } = await atIntroducers(page);
  await expect(back).toHaveAttribute('href', /personal-detail\?form=signature$/);
  // Nobody has to name any: no is chosen until somebody says yes.
  await expect(page.locator('input[type="radio"][value="no"]')).toBeChecked();
  await expect(introducers.of('first')).toHaveCount(0);
  // Nobody has typed anything.
  await expect(page.getByText(introducers.text('journey.save.typed'))).toHaveCount(0);
  await next.click();
  await expectStep('choose-branch');
  expect(await stored()).toMatchObject({
    Contacts: [],
    ReferId: '',
    Step: { stepRouteName: 'introducers', actionRemark: 'skip' },
  });
});

test('what is missing stands at its field, in the words of the specification [VAL-046 to VAL-052, VAL-055, INT-003]', async ({
  page,
}) => {
  const { introducers, next } = await atIntroducers(page);
  await introducers.choose('yes');
  await next.click();
  for (const which of ['first', 'second'] as const) {
    const form = introducers.of(which);
    for (const words of [
      'Please enter full name!',
      'Please enter contact phone number!',
      'Please enter contact Bank Account number!',
      'Please enter nrc number!',
    ]) {
      await expect(form.getByText(words, { exact: true })).toBeVisible();
    }
  }
  // The summary says of whom, and leads to the field.
  await page.getByRole('link', { name: 'Second introducer: Please enter contact phone number!' }).click();
  await expect(introducers.field('second', 'phone')).toBeFocused();
  const first = introducers.of('first');
  await first.getByRole('radio', { name: introducers.text('identity.kind.OLD_NRC') }).check();
  await introducers.field('first', 'email').fill('nobody');
  await next.click();
  await expect(first.getByText('Please enter old nrc number!!', { exact: true })).toBeVisible();
  await expect(first.getByText('Please enter a valid email!', { exact: true })).toBeVisible();
  await first.getByRole('radio', { name: introducers.text('identity.kind.PASSPORT') }).check();
  await next.click();
  await expect(first.getByText('Please enter passport number!!', { exact: true })).toBeVisible();
});

test('keys that make no sense do nothing, and one too many neither [VAL-046 to VAL-048, VAL-053, VAL-054, VAL-056]', async ({
  page,
}) => {
  const { introducers } = await atIntroducers(page);
  await introducers.choose('yes');
  const typed = [
    [introducers.field('first', 'name'), 'daw 5 hla!', 'DAW  HLA'],
    [introducers.field('first', 'phone'), '09a777-888+9991234', '097778889991'],
    [introducers.field('first', 'bankAccount'), 'x001301000000000179', '00130100000000017'],
    [introducers.field('first', 'email'), 'Hla <hla>@mail.example', 'hlahla@mail.example'],
    [introducers.employee, '12a34567', '123456'],
  ] as const;
  for (const [field, keys, left] of typed) {
    await field.pressSequentially(keys);
    await expect(field).toHaveValue(left);
  }
  const first = introducers.of('first');
  await first.getByRole('radio', { name: introducers.text('identity.kind.OLD_NRC') }).check();
  const old = first.getByLabel(introducers.text('identity.oldNrc.number'), { exact: true });
  await old.pressSequentially('ab/cdeကခ-1234567890123456789');
  await expect(old).toHaveValue('AB/CDE-123456789012345678');
});

test('half of what was typed is there after a reload, with the parts of a card [WIZ-015]', async ({ page }) => {
  const { introducers } = await atIntroducers(page);
  await introducers.choose('yes');
  await introducers.field('first', 'name').fill('U BA');
  const state = introducers.of('first').getByLabel(introducers.text('identity.nrc.state'), { exact: true });
  const number = introducers.of('first').getByLabel(introducers.text('identity.nrc.number'), { exact: true });
  await state.selectOption('12');
  await number.fill('123');
  await page.reload();
  await expect(introducers.field('first', 'name')).toHaveValue('U BA');
  await expect(state).toHaveValue('12');
  await expect(number).toHaveValue('123');
});

test.describe('the employee reference', () => {
  test('is found or not when it is checked; a bad check blocks until it is changed [INT-004, INT-008 to INT-011, INT-014, ERR-029]', async ({
    page,
  }) => {
    const { introducers, next, expectStep, stored } = await atIntroducers(page);
    await introducers.choose('no');
    const [found, notFound] = [page.getByText('Employee ID Found'), page.getByText('Employee ID Not Found')];
    await expect(found.or(notFound)).toHaveCount(0);
    await introducers.check('999999');
    await expect(notFound).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'invalid employee code' })).toHaveCount(0);
    await next.click();
    await expect(page.getByRole('alert').filter({ hasText: 'invalid employee code' })).toBeVisible();
    await expect(introducers.employee).toBeFocused();
    await expectStep('introducers');
    await introducers.check('100002');
    await expect(notFound).toHaveCount(0);
    await expect(found).toBeVisible();
    await next.click();
    await expectStep('choose-branch');
    expect(await stored()).toMatchObject({ ReferId: '100002' });
  });

  test('that nobody checked does not slip through; left empty it is in order [INT-011, INT-014]', async ({ page }) => {
    const { introducers, next, expectStep } = await atIntroducers(page);
    await introducers.choose('no');
    await introducers.employee.fill('999999');
    await next.click();
    await expect(page.getByText('Employee ID Not Found').first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'invalid employee code' })).toBeVisible();
    await expect(introducers.employee).toBeFocused();
    await expectStep('introducers');
    await introducers.employee.fill('');
    await next.click();
    await expectStep('choose-branch');
  });

  test('can be checked with the keyboard alone', async ({ page }) => {
    const { introducers } = await atIntroducers(page, 'mm', 'desktop');
    await introducers.employee.focus();
    await page.keyboard.type('၁၀၀၀၀၁');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(introducers.text('introducers.employee.found'))).toBeVisible();
  });
});

/** Hands an application in over the wire, naming a phone of its own. */
async function submitNaming(page: Page): Promise<string> {
  const { phone } = newPerson();
  const firstIntroducer = { ...wholeOpening('NRC').firstIntroducer, phone };
  const opener = await createOpener(page, { at: 'otp-verification', answers: { firstIntroducer } });
  await submit(page, opener);
  return introductionSentTo(page.request, phone);
}

test('an introducer follows the link of the SMS, reads who asks in either language, and answers once', async ({
  page,
  browser,
}) => {
  test.slow();
  const link = await submitNaming(page);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const phone = await context.newPage();
  const text = textsOf('mm');
  await openPage(phone, link, { language: 'mm' });
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('MYA MYA AYE');
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await findViolations(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'English' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Do you introduce MYA MYA AYE?');
  // Nothing else of the applicant: neither number nor address, and not what they open.
  const words = await phone.locator('body').innerText();
  expect(words).not.toMatch(/DAGAMA|\d{6}|@|Saving|301/);
  await phone.getByRole('button', { name: 'Yes, I introduce them' }).click();
  await expect(phone.getByText('We have noted that you introduce MYA MYA AYE.')).toBeVisible();
  await openPage(phone, link, { language: 'mm' });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text('introduction.answered.title'));
  await expect(phone.locator('body')).not.toContainText('MYA MYA AYE');
  await context.close();
});

test('a link that never was says so, and without a network it can be tried again', async ({ page }) => {
  await openPage(page, '/introduce/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid any more');
  await page.route('**/api/introductions/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not open your link');
  await page.unroute('**/api/introductions/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid any more');
});
