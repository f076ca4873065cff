import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from './pages/change-answer.ts';
import { rgbOf } from './pages/colour.ts';
import { createCustomer } from './pages/create-customer.ts';
import { openPage } from './pages/open-page.ts';
import { giveCredentials } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

const burmese = textsOf('mm');

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Answers one call in the server's place, for what cannot be brought about from outside. */
async function answer(page: Page, call: string, status: number, body: unknown) {
  await page.route(`**/api/${call}*`, (route) => route.fulfill({ status, json: body }));
}

function refused(...descriptions: string[]) {
  const Details = descriptions.map((ErrorDescription) => ({ ErrorCode: 'X1', ErrorDescription }));
  return { Error: { Message: 'Please check.', Details, RequestId: 'r' } };
}

async function openIdentity(page: Page): Promise<SignUp> {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.start();
  await signUp.giveName();
  await signUp.next('nrc');
  return signUp;
}

async function openAddresses(page: Page): Promise<SignUp> {
  const signUp = await openIdentity(page);
  await signUp.giveNrc();
  await signUp.next('gender');
  await signUp.giveGender();
  await signUp.next('dob');
  await signUp.giveBirthDate();
  await signUp.next('personal-info');
  return signUp;
}

async function openContact(page: Page): Promise<SignUp> {
  const signUp = await openAddresses(page);
  await signUp.giveAddresses();
  await signUp.next('credential');
  return signUp;
}

const nextButton = (page: Page, signUp: SignUp) => page.getByRole('button', { name: signUp.text('form.actions.next') });

test('what is wrong is said beside the field and in a list that leads there, in either language [VAL-003 to VAL-006, A11-003]', async ({
  page,
}) => {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.start();
  await signUp.field('signUp.name.fullName').pressSequentially('m1y');
  await expect(signUp.field('signUp.name.fullName')).toHaveValue('MY');
  await nextButton(page, signUp).click();
  const list = page.getByRole('alert', { name: signUp.text('form.summary.title') });
  await expect(list).toBeFocused();
  await list.getByRole('link', { name: 'Father name must be at least 3 characters long' }).click();
  await expect(signUp.field('signUp.name.fatherName')).toBeFocused();
  await page.getByRole('button', { name: 'မြန်မာ' }).click();
  await expect(page.getByRole('alert').getByText(burmese('validation.name.tooShort'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(burmese('signUp.name.fullName'))).toHaveValue('MY');
});

test('a whole card number pasted in Burmese fills in all parts [VAL-007, VAL-008, NET-008]', async ({ page }) => {
  const signUp = await openIdentity(page);
  await signUp.field('identity.nrc.number').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '၁၂/ကမရ(နိုင်)၁၂၃၄၅၆');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(signUp.field('identity.nrc.state')).toHaveValue('12');
  await expect(signUp.field('identity.nrc.township')).toHaveValue(/^KAMAYA/);
  await expect(signUp.field('identity.nrc.type')).toHaveValue('N');
  await expect(signUp.field('identity.nrc.number')).toHaveValue('123456');
  await signUp.field('identity.nrc.type').selectOption('T');
  await nextButton(page, signUp).click();
  await expect(page.getByRole('alert').getByText(signUp.text('validation.nrc.numberWrong'))).toBeVisible();
});

test('a customer of the bank is told so whenever the document is asked about, and again at the first sign-in (G-132, G-163) [SUP-010, LOG-006, ROL-011]', async ({
  page,
  request,
}) => {
  const signUp = await openIdentity(page);
  await signUp.giveNrc();
  const asked = page.waitForRequest('**/api/register/check_nrc_email*');
  await answer(page, 'register/check_nrc_email', 200, { Data: { EXISTING: true } });
  await nextButton(page, signUp).click();
  const dialog = page.getByRole('dialog', { name: signUp.text('form.existingCustomer.title') });
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: signUp.text('form.actions.ok') }).click();
  await signUp.expectStep('gender');
  await expect(page.getByRole('radio', { name: signUp.text('signUp.gender.male'), exact: true })).toBeVisible();
  await page.goBack();
  await signUp.expectStep('nrc');
  await expect(signUp.field('identity.nrc.number')).toBeVisible();
  await nextButton(page, signUp).click();
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: signUp.text('form.actions.ok') }).click();
  await signUp.expectStep('gender');

  const { UID_VALUE } = (await asked).postDataJSON();
  const customer = await createCustomer(request);
  await changeAnswer(page, '/api/auth/me', () => ({ EXISTING_CUSTOMER: 'Y', UID_VALUE }));
  await page.goto('/login');
  await giveCredentials(page, customer.loginId, customer.password);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: signUp.text('form.actions.ok'), exact: true }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
});

test('a token that cannot be had is told by the form and by no toast [SUP-060, ERR-016]', async ({ page }) => {
  const signUp = await openIdentity(page);
  await signUp.giveNrc();
  await page.evaluate(() => localStorage.removeItem('taga.visitor-token'));
  await page.route('**/api/register/get_token*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await nextButton(page, signUp).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The service is not available at the moment.');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(page.getByRole('button', { name: signUp.text('toast.error.close') })).toHaveCount(0);
  await page.unroute('**/api/register/get_token*');
  await signUp.next('gender');
});

test('why an ID was refused is listed, unless it was the token [ERR-009]', async ({ page }) => {
  const signUp = await openIdentity(page);
  await signUp.giveNrc();
  await answer(page, 'register/check_nrc_email', 400, refused('Not this one', 'Nor that'));
  await nextButton(page, signUp).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Not this one', 'Nor that']);
  await page.unroute('**/api/register/check_nrc_email*');
  await answer(page, 'register/check_nrc_email', 401, refused('Token'));
  await nextButton(page, signUp).click();
  await expect(page.getByRole('alert').getByText('Not this one')).toHaveCount(0);
  await expect(page.getByText('Token')).toHaveCount(0);
  await signUp.expectStep('nrc');
});

test('the other documents show their own fields; the expiry waits for the issue date; Myanmar needs no visa [SUP-008, VAL-011, VAL-016, VAL-017, VAL-019]', async ({
  page,
}) => {
  const signUp = await openIdentity(page);
  await signUp.chooseDocument('OLD_NRC');
  await signUp.field('identity.oldNrc.number').fill('A-1');
  await nextButton(page, signUp).click();
  await expect(page.getByText('Please fill the correct OLD NRC number.').first()).toBeVisible();
  await signUp.chooseDocument('PASSPORT');
  const expiry = page.getByRole('group', { name: signUp.text('identity.passport.expiryDate'), exact: true });
  await expect(expiry.getByRole('textbox').first()).toBeDisabled();
  await signUp.giveDate('identity.passport.issueDate', '1', '3', '2024');
  await signUp.giveDate('identity.passport.expiryDate', '1', '3', '2024');
  await signUp.field('identity.visa.country').fill('Myanmar');
  await expect(page.getByText(signUp.text('form.combobox.noResults'))).toBeVisible();
  await nextButton(page, signUp).click();
  await expect(page.getByRole('alert').getByText(signUp.text('validation.passport.expiryNotAfterIssue'))).toBeVisible();
});

test('gender and birth date are asked for, and minors are refused [VAL-023, VAL-024, VAL-026]', async ({ page }) => {
  const signUp = await openIdentity(page);
  await signUp.giveNrc();
  await signUp.next('gender');
  await nextButton(page, signUp).click();
  await expect(page.getByText('Please select your Gender.')).toBeVisible();
  await signUp.giveGender();
  await signUp.next('dob');
  await nextButton(page, signUp).click();
  await expect(page.getByText('Please enter your date of birth')).toBeVisible();
  await signUp.giveDate('signUp.dob.label', '1', '1', String(new Date().getFullYear() - 17));
  await nextButton(page, signUp).click();
  await expect(page.getByText('You must be at least 18 years old.')).toBeVisible();
});

test('the permanent address follows the current one while the box is ticked [SUP-013 to SUP-025, VAL-027 to VAL-029, VAL-031, VAL-032]', async ({
  page,
}) => {
  const signUp = await openAddresses(page);
  const current = signUp.address('address.block.current');
  const permanent = signUp.address('address.block.permanent');
  await expect(page.getByRole('link', { name: signUp.text('form.actions.back') })).toHaveAttribute(
    'href',
    '/signup/dob',
  );
  await nextButton(page, signUp).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please fill your current address.',
    'Please fill your permanent address.',
  ]);
  await signUp.giveAddresses();
  // What was copied is folded away.
  await expect(permanent.address).toBeHidden();
  await page.getByText(signUp.text('address.block.copied')).click();
  await expect(permanent.township).toHaveValue('MMR013037');
  await expect(permanent.address).toHaveValue('NO 5, PYAY ROAD');
  await expect(permanent.address).toBeDisabled();
  await current.state.selectOption('MMR010');
  await expect(current.township).toHaveValue('');
  await expect(permanent.state).toHaveValue('MMR010');
  await page.getByLabel(signUp.text('address.block.same')).uncheck();
  await expect(page.getByText(signUp.text('address.block.cleared'))).toBeVisible();
  await expect(permanent.address).toHaveValue('');
  await expect(current.address).toHaveValue('NO 5, PYAY ROAD');
  await expect(current.country).toHaveValue('');
  await expect(current.state).toBeDisabled();
  await current.country.selectOption('MYANMAR');
  await expect(current.state).toBeEnabled();
});

test('a phone number is evaluated 500 ms after the last key, and not before [CON-016]', async ({ page }) => {
  await page.clock.install();
  const signUp = await openContact(page);
  const invalid = page.getByText('Invalid phone number.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await signUp.field('signUp.contact.phone').fill('09a12345');
  await page.clock.runFor(400);
  await signUp.field('signUp.contact.phone').fill('09a123456');
  await page.clock.runFor(499);
  await expect(invalid).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(invalid).toBeVisible();
});

test('a phone number is evaluated after a pause and shown as at home; a taken contact is listed (G-049) [VAL-033 to VAL-037, VAL-039, ERR-010, SUP-029]', async ({
  page,
}) => {
  const signUp = await openContact(page);
  await nextButton(page, signUp).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter your phone number.',
    'Please enter you email.',
  ]);
  const phone = signUp.field('signUp.contact.phone');
  await phone.fill('09a123456');
  await expect(page.getByText('Invalid phone number.')).toBeVisible();
  await phone.fill('+၉၅၉၇၇၇၈၈၈၉၉၉');
  await expect(phone).toHaveValue('09 777 888999');
  await expect(page.getByText('Invalid phone number.')).toHaveCount(0);
  const email = signUp.field('signUp.contact.email');
  await email.fill('mya');
  await email.blur();
  // Beside the field alone: a list would take focus away from where the person has gone on to.
  await expect(page.getByText('Please enter a valid email.')).toHaveCount(1);
  await email.fill('mya@example.com');
  await answer(page, 'register/check_contact', 400, refused('The phone is taken', 'The e-mail is taken'));
  const sent = page.waitForRequest('**/api/register/check_contact*');
  await nextButton(page, signUp).click();
  expect((await sent).postDataJSON()).toEqual({
    UID_TYPE: 'NRC',
    UID_VALUE: '12/KAMAYA(N)123456',
    LOGIN_ID: 'mya@example.com',
    Phone: '09777888999',
    RECORD_STAT: 'PENDING',
  });
  const reasons = page.getByRole('alert').getByRole('listitem');
  await expect(reasons).toHaveText(['The phone is taken', 'The e-mail is taken']);
  await page.unroute('**/api/register/check_contact*');
  await answer(page, 'register/check_contact', 200, refused('Not today'));
  await nextButton(page, signUp).click();
  await expect(reasons).toHaveText(['Not today']);
  await signUp.expectStep('credential');
});

test('the password lines turn green, and Next says why it waits [SUP-030 to SUP-034, VAL-040]', async ({ page }) => {
  const signUp = await openContact(page);
  await signUp.giveContact(newPerson());
  await signUp.next('create-password');
  const password = signUp.field('signUp.password.password');
  const confirmation = signUp.field('signUp.password.confirmation');
  const lines = page.getByRole('main').getByRole('list').filter({ hasText: '8 to 24' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  async function isGreen(place: number) {
    const [red, green, blue] = await rgbOf(lines.nth(place), 'color');
    return green > 1.2 * Math.max(red, blue);
  }
  await password.fill('abcdefgh');
  await expect(lines.first()).toContainText(signUp.text('form.password.met'));
  await expect(lines.last()).toContainText(signUp.text('form.password.unmet'));
  await expect.poll(() => Promise.all([isGreen(0), isGreen(1)])).toEqual([true, false]);
  await password.fill('Abcdefg1');
  await expect(lines.last()).toContainText(signUp.text('form.password.met'));
  await expect.poll(() => Promise.all([isGreen(0), isGreen(1)])).toEqual([true, true]);
  const back = page.getByRole('link', { name: signUp.text('form.actions.back') });
  await expect(back).toHaveAttribute('href', '/signup/credential');
  await expect(page.getByText('Passwords do not match.')).toHaveCount(0);
  await confirmation.focus();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  const next = nextButton(page, signUp);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAccessibleDescription(signUp.text('signUp.password.notYet'));
  await confirmation.fill('Abcdefg1');
  await expect(page.getByText('Passwords do not match.')).toHaveCount(0);
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
});
