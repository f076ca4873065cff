import type { Page } from '@playwright/test';
import type { Language } from './addresses.ts';
import { openPage } from './open-page.ts';
import { textsOf } from './texts.ts';

/** The three screens of a forgotten password: login id, code, new password. */
export class PasswordReset {
  readonly #page: Page;
  readonly text: (id: string) => string;

  constructor(page: Page, language: Language = 'en') {
    this.#page = page;
    this.text = textsOf(language);
  }

  get loginId() {
    return this.#page.getByLabel(this.text('login.field.id'), { exact: true });
  }

  get send() {
    return this.#page.getByRole('button', { name: this.text('login.reset.request.send') });
  }

  get code() {
    return this.#page.getByLabel(this.text('form.code.label'));
  }

  get verify() {
    return this.#page.getByRole('button', { name: this.text('login.reset.verify.action'), exact: true });
  }

  get resend() {
    return this.#page.getByRole('button', { name: this.text('form.code.resend') });
  }

  get password() {
    return this.#page.getByLabel(this.text('login.reset.password.new'), { exact: true });
  }

  get confirmation() {
    return this.#page.getByLabel(this.text('login.reset.password.confirm'), { exact: true });
  }

  get save() {
    return this.#page.getByRole('button', { name: this.text('login.reset.password.save') });
  }

  get back() {
    return this.#page.getByRole('link', { name: this.text('form.actions.back') });
  }

  async open() {
    await openPage(this.#page, '/login/forget-password');
  }

  async askFor(loginId: string) {
    await this.loginId.fill(loginId);
    await this.send.click();
  }

  /** The last digit sends it. */
  async giveCode(code: string) {
    await this.code.fill('');
    await this.code.fill(code);
  }

  async givePassword(password: string, confirmation = password) {
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    await this.save.click();
  }
}
