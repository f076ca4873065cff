import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { codeSentTo, linkSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { PasswordReset } from './pages/password-reset.ts';
import { paste } from './pages/paste.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';

/**
 * What people do. Each of them is told in words what is wrong, loses nothing that they had given, and can go on.
 */

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

async function openSignUp(page: Page, language: (typeof languages)[number] = 'en'): Promise<SignUp> {
  await openPage(page, '/signup', { language });
  return new SignUp(page, language);
}

/** The parts of the card as they stand in their fields. */
async function expectCard(signUp: SignUp, [state, township, type, number]: readonly [string, RegExp, string, string]) {
  await expect(signUp.field('identity.nrc.state')).toHaveValue(state);
  await expect(signUp.field('identity.nrc.township')).toHaveValue(township);
  await expect(signUp.field('identity.nrc.type')).toHaveValue(type);
  await expect(signUp.field('identity.nrc.number')).toHaveValue(number);
}

test('somebody pastes the card number in the way they write it [NET-008, VAL-007, VAL-008]', async ({ page }) => {
  const signUp = await openSignUp(page);
  await signUp.openIdentity();
  await signUp.field('identity.nrc.type').selectOption('E');
  for (const written of ['12KAMAYAN123456', '12/KaMaYa[Naing] 123 456', '၁၂/ကမရ(နိုင်)၁၂၃၄၅၆']) {
    await signUp.field('identity.nrc.number').fill('');
    await paste(signUp.field('identity.nrc.number'), written);
    await expectCard(signUp, ['12', /^KAMAYA/, 'N', '123456']);
  }
  await signUp.field('identity.nrc.backSerial').fill('AB123456');
  await signUp.next('gender');
});

for (const language of languages) {
  test(`somebody pastes a card number that cannot be right: nothing is changed, and the field says why, in ${language} [VAL-007, VAL-008]`, async ({
    page,
  }) => {
    const signUp = await openSignUp(page, language);
    await signUp.openIdentity();
    await signUp.giveNrc();
    const township = language === 'mm' ? /^ကမရ/ : /^KAMAYA/;
    const number = signUp.field('identity.nrc.number');
    const unread = {
      '12/KAMAYA(C)123456': 'type',
      '12/QQQQQQ(N)123456': 'township',
      '15/KAMAYA(N)123456': 'state',
      '12/KAMAYA(N)1234567': 'number',
      '12KAMAYAN12345': 'number',
      'KAMAYA(N)123456': 'shape',
    };
    for (const [written, part] of Object.entries(unread)) {
      await paste(number, written);
      const given = { township: 'QQQQQQ', state: '15' }[part] ?? '';
      await signUp.expectMessage(number, `identity.nrc.unread.${part}`, { given });
      await expectCard(signUp, ['12', township, 'N', '123456']);
    }
    await signUp.next('gender');
  });
}

test('somebody types a digit too many: it stays, and is told [VAL-008]', async ({ page }) => {
  const signUp = await openSignUp(page);
  await signUp.openIdentity();
  await signUp.giveNrc();
  const number = signUp.field('identity.nrc.number');
  await number.fill('');
  await number.pressSequentially('123-4x567');
  await expect(number).toHaveValue('1234567');
  await signUp.tryNext();
  await signUp.expectMessage(number, 'validation.nrc.numberWrong');
  await number.press('End');
  await number.press('Backspace');
  await signUp.next('gender');
});

test('somebody has letters with signs, a hyphen and an apostrophe in the name [VAL-003, VAL-005]', async ({ page }) => {
  const signUp = await openSignUp(page);
  await signUp.start();
  await paste(signUp.field('signUp.name.fullName'), 'Zoë Müller');
  await expect(signUp.field('signUp.name.fullName')).toHaveValue('ZOE MULLER');
  await signUp.field('signUp.name.fatherName').pressSequentially("o'neil-smith 2");
  await expect(signUp.field('signUp.name.fatherName')).toHaveValue('O NEIL SMITH ');
  await signUp.next('nrc');
});

for (const language of languages) {
  test(`somebody writes the name in Burmese: it stays, and is asked for in English letters, in ${language} [VAL-003, VAL-005]`, async ({
    page,
  }) => {
    const signUp = await openSignUp(page, language);
    await signUp.start();
    const name = signUp.field('signUp.name.fullName');
    await name.pressSequentially('မြမြအေး');
    await signUp.field('signUp.name.fatherName').fill('ဦးလှ');
    await signUp.tryNext();
    await expect(name).toHaveValue('မြမြအေး');
    await signUp.expectMessage(name, 'validation.name.lettersOnly');
    await signUp.expectMessage(signUp.field('signUp.name.fatherName'), 'validation.fatherName.lettersOnly');
    await signUp.giveName();
    await signUp.next('nrc');
  });
}

test('somebody writes the name in Zawgyi, and is asked about it first [NET-008]', async ({ page }) => {
  const signUp = await openSignUp(page);
  await signUp.start();
  const name = signUp.field('signUp.name.fullName');
  await paste(name, '\u1031\u1021\u102c\u1004\u1039\u1031\u1021\u102c\u1004\u1039');
  await page.getByRole('button', { name: signUp.text('zawgyi.notice.convert') }).click();
  await expect(name).toHaveValue('အောင်အောင်');
  await signUp.tryNext();
  await signUp.expectMessage(name, 'validation.name.lettersOnly');
  await signUp.giveName();
  await signUp.next('nrc');
});

test('somebody was born on 31 February [VAL-024]', async ({ page }) => {
  const signUp = await openSignUp(page);
  await signUp.openIdentity();
  await signUp.giveNrc();
  await signUp.next('gender');
  await signUp.giveGender();
  await signUp.next('dob');
  await signUp.giveDate('signUp.dob.label', '31', '2', '1990');
  await signUp.tryNext();
  await signUp.expectMessage(signUp.group('signUp.dob.label'), 'validation.date.impossible');
  await signUp.giveBirthDate();
  await signUp.next('personal-info');
});

test('somebody has a passport that has expired, or one of tomorrow (G-161) [VAL-015, VAL-017]', async ({ page }) => {
  const signUp = await openSignUp(page);
  await signUp.openIdentity();
  await signUp.chooseDocument('PASSPORT');
  await signUp.givePassport();
  const nextYear = String(new Date().getFullYear() + 1);
  await signUp.giveDate('identity.passport.issueDate', '1', '3', nextYear);
  await signUp.tryNext();
  await signUp.expectMessage(signUp.group('identity.passport.issueDate'), 'validation.passport.issueDateInFuture');
  await signUp.giveDate('identity.passport.issueDate', '1', '3', '2014');
  await signUp.giveDate('identity.passport.expiryDate', '1', '3', '2024');
  await signUp.tryNext();
  await signUp.expectMessage(signUp.group('identity.passport.expiryDate'), 'validation.passport.expired');
  await signUp.giveDate('identity.passport.expiryDate', '1', '3', nextYear);
  await signUp.next('gender');
});

test('somebody writes the address in Burmese, or too much of it (G-170) [VAL-027, VAL-029]', async ({ page }) => {
  const signUp = await openSignUp(page);
  await signUp.openIdentity();
  await signUp.giveNrc();
  await signUp.next('gender');
  await signUp.giveGender();
  await signUp.next('dob');
  await signUp.giveBirthDate();
  await signUp.next('personal-info');
  await signUp.giveAddresses();
  const { address } = signUp.address('address.block.current');
  await address.fill('ပြည်လမ်း');
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
  await address.blur();
  await expect(address).toHaveValue('ပြည်လမ်း');
  await signUp.expectMessage(address, 'validation.address.latinOnly');
  await signUp.tryNext();
  await signUp.expectMessage(address, 'validation.address.latinOnly');
  // The copy is folded away, and its mistake told once.
  await expect(signUp.address('address.block.permanent').address).toHaveCount(0);
  await address.fill('x'.repeat(61));
  await signUp.tryNext();
  await expect(address).toHaveValue('X'.repeat(61));
  await signUp.expectMessage(address, 'validation.address.tooLong');
  await address.fill('No 5 – “Café” Road');
  await expect(address).toHaveValue('NO 5 - "CAFE" ROAD');
  await signUp.next('credential');
});

test('somebody looks at the answers so far and finds only those that were accepted', async ({ page }) => {
  await openPage(page, '/signup', { screen: 'desktop' });
  const signUp = new SignUp(page, 'en');
  const soFar = page.getByRole('region', { name: signUp.text('signUp.summary.title') });
  await signUp.start();
  await signUp.field('signUp.name.fullName').fill('မြမြအေး');
  await signUp.tryNext();
  await expect(soFar).toHaveCount(0);
  await signUp.giveName();
  await signUp.next('nrc');
  await expect(soFar).toContainText('MYA MYA AYE');
  await signUp.field('identity.nrc.state').selectOption('12');
  await expect(soFar).not.toContainText(signUp.text('identity.kind.NRC'));
  await signUp.giveNrc();
  await signUp.next('gender');
  await expect(soFar).toContainText('12/KAMAYA(N)123456');
});

test.describe('somebody whose phone is confirmed', () => {
  const wireNames = /[A-Z]+_[A-Z]+|MOBILENO|\bDOB\b/;

  async function confirmPhone(page: Page, request: Parameters<typeof codeSentTo>[0]) {
    const person = newPerson();
    const signUp = await openSignUp(page);
    await signUp.answerAll(person);
    return { person, signUp, code: await codeSentTo(request, person.phone) };
  }

  test('goes back, reloads and opens earlier steps: only the email is waited for [SUP-044]', async ({
    page,
    request,
  }) => {
    const { person, signUp, code } = await confirmPhone(page, request);
    await signUp.giveCode(code);
    await expect(page.getByText(person.email)).toBeVisible();
    for (let step = 0; step < 4; step += 1) {
      await page.evaluate(() => history.back());
      await signUp.expectStep('email-verify');
      await expect(page.getByText(person.email)).toBeVisible();
    }
    for (const address of ['/signup', '/signup/name', '/signup/otp-verify']) {
      await page.goto(address);
      await signUp.expectStep('email-verify');
      await page.reload();
      await expect(page.getByText(person.email)).toBeVisible();
    }
  });

  test('has the code open in a second tab, which goes on by itself [SUP-044]', async ({ page, request, context }) => {
    const { person, signUp, code } = await confirmPhone(page, request);
    const other = await context.newPage();
    await other.goto('/signup/otp-verify');
    await expect(new SignUp(other, 'en').field('form.code.label')).toBeVisible();
    await signUp.giveCode(code);
    await signUp.expectStep('email-verify');
    await new SignUp(other, 'en').expectStep('email-verify');
    await expect(other.getByText(person.email)).toBeVisible();
    await expect(other.getByText(wireNames)).toHaveCount(0);
  });

  test('opens the link in a second tab: the first goes to signing in, and an old step to the beginning', async ({
    page,
    request,
    context,
  }) => {
    const { person, signUp, code } = await confirmPhone(page, request);
    await signUp.giveCode(code);
    await signUp.expectStep('email-verify');
    const mail = await context.newPage();
    await mail.goto(await linkSentTo(request, person.email));
    await expect(mail).toHaveURL(/\/login$/);
    await expect(page).toHaveURL(/\/login$/);
    await mail.goto('/signup/otp-verify');
    await new SignUp(mail, 'en').expectStep('get-started');
    const haveAccount = mail.getByText(signUp.text('signUp.haveAccount.question')).getByRole('link');
    await expect(haveAccount).toHaveAttribute('href', '/login');
  });

  test('presses Verify on a page that knows nothing of it, and is told in words', async ({ page, request }) => {
    const { signUp } = await confirmPhone(page, request);
    await page.route('**/api/register/verify_otp*', async (route) => {
      const body = { ...route.request().postDataJSON(), UID_VALUE: '', DOB: '', MOBILENO: '' };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await signUp.giveCode('123456');
    await expect(signUp.field('form.code.label')).toHaveAccessibleDescription(/Please check “/);
    await expect(page.getByText(wireNames)).toHaveCount(0);
  });
});

for (const language of languages) {
  test(`somebody opens the link of the email without what belongs to it, in ${language} [EML-009]`, async ({
    page,
  }) => {
    const { text } = new SignUp(page, language);
    let asked = 0;
    await page.route('**/api/register/verify_email*', (route) => {
      asked += 1;
      return route.continue();
    });
    for (const search of ['', '?id=u-1&loginId=mya%40example.com']) {
      await openPage(page, `/email/verify/callback${search}`, { language });
      await expect(page.getByRole('heading', { level: 1, name: text('verifyEmail.incomplete.title') })).toBeVisible();
      await expect(page.getByText(/user_id|login_id|token/)).toHaveCount(0);
    }
    expect(asked).toBe(0);
  });
}

test('somebody asks for a new password with what is no email [VAL-045]', async ({ page }) => {
  const reset = new PasswordReset(page);
  await reset.open();
  await reset.askFor('mya');
  await expect(reset.loginId).toHaveAccessibleDescription(new RegExp(reset.text('validation.email.malformed')));
  await expect(page).toHaveURL(/\/login\/forget-password$/);
  await reset.askFor('mya@example.com');
  await expect(page).toHaveURL(/\/login\/otp-verify$/);
});

test('somebody pastes the whole message with the code, or a code with a digit too many [VAL-042, VAL-043]', async ({
  page,
}) => {
  const reset = new PasswordReset(page);
  await reset.open();
  await reset.askFor('mya@example.com');
  await paste(reset.code, 'Your code is ၁၂၃456. It is valid for 5 minutes.');
  await expect(reset.code).toHaveValue('123456');
  await reset.code.press('End');
  await reset.code.pressSequentially('7');
  await expect(reset.code).toHaveValue('123456');
});
