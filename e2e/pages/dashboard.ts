import type { Page } from '@playwright/test';
import type { Language } from './addresses.ts';
import { textsOf } from './texts.ts';

/** What a customer sees first: accounts, what is under way, products. */
export class Dashboard {
  readonly #page: Page;
  readonly text: (id: string) => string;

  constructor(page: Page, language: Language = 'en') {
    this.#page = page;
    this.text = textsOf(language);
  }

  get accounts() {
    return this.#page.getByRole('region', { name: this.text('customer.balances.title'), exact: true });
  }

  get cards() {
    return this.accounts.getByRole('listitem');
  }

  get underWay() {
    return this.#page.getByRole('region', { name: this.text('customer.underWay.title'), exact: true });
  }

  get products() {
    return this.#page.getByRole('region', { name: this.text('customer.home.products'), exact: true });
  }

  product(accountType: string) {
    const name = this.#page.getByRole('heading', { name: this.text(`accounts.${accountType}.shortName`), exact: true });
    return this.products.locator('article').filter({ has: name });
  }

  async press(id: string) {
    await this.#page.getByRole('button', { name: this.text(id), exact: true }).click();
  }
}
