import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './addresses.ts';
import { expectPage } from './expect-page.ts';
import { textsOf } from './texts.ts';

export type Document = 'NRC' | 'OLD_NRC' | 'PASSPORT';

export interface Person {
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

let people = 0;

/** Somebody nobody else in the run is; no two processes that run tests have the same number. */
export function newPerson(): Person {
  people += 1;
  const worker = process.env.TEST_WORKER_INDEX ?? '0';
  return {
    phone: `0977${worker.padStart(3, '0')}${String(people).padStart(4, '0')}`,
    email: `p${Date.now()}-${worker}-${people}@example.com`,
    password: 'Golden Door 24',
  };
}

/** Fills in the wizard as a person would, in one of the two languages. */
export class SignUp {
  readonly #page: Page;
  readonly text: (id: string) => string;

  readonly #country: string;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#country = language === 'mm' ? 'ထိုင်း' : 'Thai';
    this.text = textsOf(language);
  }

  field(id: string) {
    return this.#page.getByLabel(this.text(id), { exact: true });
  }

  /** Types into a list that one searches, and takes the first of what it finds. */
  async search(id: string, typed: string) {
    await this.field(id).fill(typed);
    await this.#page.getByRole('listbox').getByRole('option').first().click();
  }

  /** On a phone the steps are a sheet behind the bar at the top. */
  async openSteps() {
    // A press on the page that is being left would be gone with it.
    await expect(this.#page.locator('html[data-pending]')).toHaveCount(0);
    await this.#page.getByRole('button', { name: this.text('signUp.steps.show') }).click();
    const steps = this.#page.getByRole('dialog', { name: this.text('signUp.steps.label') });
    await expect(steps).toBeVisible();
    return steps;
  }

  /** In the bar at the top of a phone. */
  get wayToLogin() {
    return this.#page.locator('[data-step-bar]').getByRole('link', { name: this.text('signUp.haveAccount.signIn') });
  }

  async clickSignIn() {
    // A press on the page that is being left would be gone with it.
    await expect(this.#page.locator('html[data-pending]')).toHaveCount(0);
    await this.wayToLogin.click();
  }

  get main() {
    return this.#page.getByRole('button', { name: this.text('form.actions.next') });
  }

  async next(step: string) {
    await this.main.click();
    await this.expectStep(step);
  }

  async expectStep(step: string) {
    await expectPage(this.#page, new RegExp(`/signup/${step}$`));
    await expect(this.#page.getByRole('main')).toBeVisible();
  }

  /** Presses Next without being let on. */
  async tryNext() {
    await this.#page.getByRole('button', { name: this.text('form.actions.next') }).click();
  }

  group(id: string) {
    return this.#page.getByRole('group', { name: this.text(id), exact: true });
  }

  /** What is told at a field or a group of fields, as it is read out with it. */
  async expectMessage(at: Locator, id: string, values: Record<string, string> = {}) {
    const words = Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      this.text(id),
    );
    await expect(at).toHaveAccessibleDescription(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  }

  /** Opens the wizard at the card, as somebody who has given a name. */
  async openIdentity() {
    await this.start();
    await this.giveName();
    await this.next('nrc');
  }

  async start() {
    await this.#page.goto('/signup');
    await this.expectStep('get-started');
    await this.#page.getByRole('link', { name: this.text('signUp.getStarted.start'), exact: true }).click();
    await this.expectStep('name');
  }

  async giveName() {
    await this.field('signUp.name.fullName').fill('mya mya aye');
    await this.field('signUp.name.fatherName').fill('u hla');
  }

  async chooseDocument(document: Document) {
    await this.#page.getByRole('radio', { name: this.text(`identity.kind.${document}`) }).check();
  }

  /** The card number typed as it is printed, partly in Burmese digits. */
  async giveNrc() {
    await this.field('identity.nrc.state').selectOption('12');
    await this.search('identity.nrc.township', 'ကမရ');
    await this.field('identity.nrc.type').selectOption('N');
    await this.field('identity.nrc.number').fill('၁၂၃456');
    await this.field('identity.nrc.backSerial').fill('ab123456');
  }

  async giveOldNrc() {
    await this.field('identity.oldNrc.number').fill('ab/cde-123456');
  }

  async givePassport() {
    await this.field('identity.passport.number').fill('p1234567');
    await this.giveDate('identity.passport.issueDate', '1', '3', '2024');
    await this.giveDate('identity.passport.expiryDate', '1', '3', '2034');
    await this.field('identity.visa.type').selectOption('B');
    await this.search('identity.visa.country', this.#country);
    await this.field('identity.visa.place').fill('bangkok');
    await this.field('identity.visa.number').fill('v99');
    await this.giveDate('identity.visa.expiry', '31', '12', '2099');
  }

  async giveDocument(document: Document) {
    await this.chooseDocument(document);
    if (document === 'NRC') await this.giveNrc();
    else if (document === 'OLD_NRC') await this.giveOldNrc();
    else await this.givePassport();
  }

  async giveDate(groupId: string, day: string, month: string, year: string) {
    const group = this.group(groupId);
    await group.getByLabel(this.text('form.date.day'), { exact: true }).fill(day);
    await group.getByLabel(this.text('form.date.month'), { exact: true }).selectOption(month);
    await group.getByLabel(this.text('form.date.year'), { exact: true }).fill(year);
  }

  async giveGender() {
    await this.#page.getByRole('radio', { name: this.text('signUp.gender.female'), exact: true }).check();
  }

  async giveBirthDate() {
    await this.giveDate('signUp.dob.label', '28', '2', '1990');
  }

  address(id: 'address.block.current' | 'address.block.permanent') {
    const group = this.group(id);
    const part = (name: string) => group.getByLabel(this.text(`address.field.${name}`), { exact: true });
    return { country: part('country'), state: part('state'), township: part('township'), address: part('address') };
  }

  async giveAddresses() {
    const current = this.address('address.block.current');
    await current.state.selectOption('MMR013');
    await current.township.selectOption('MMR013037');
    await current.address.fill('no 5, pyay road');
    await this.#page.getByLabel(this.text('address.block.same')).check();
  }

  async giveContact({ phone, email }: Person) {
    await this.field('signUp.contact.phone').fill(phone);
    await this.field('signUp.contact.email').fill(email);
  }

  async givePassword({ password }: Person) {
    await this.field('signUp.password.password').fill(password);
    await this.field('signUp.password.confirmation').fill(password);
  }

  /** The last digit sends it. */
  async giveCode(code: string) {
    await this.field('form.code.label').fill('');
    await this.field('form.code.label').fill(code);
  }

  /** Through all questions up to the code. */
  async answerAll(person: Person, document: Document = 'NRC') {
    await this.start();
    await this.giveName();
    await this.next('nrc');
    await this.giveDocument(document);
    await this.next('gender');
    await this.giveGender();
    await this.next('dob');
    await this.giveBirthDate();
    await this.next('personal-info');
    await this.giveAddresses();
    await this.next('credential');
    await this.giveContact(person);
    await this.next('create-password');
    await this.givePassword(person);
    await this.next('otp-verify');
  }
}
