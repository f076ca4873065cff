import type { Locator, Page } from '@playwright/test';
import type { Language } from './addresses.ts';
import { paste } from './paste.ts';
import { textsOf } from './texts.ts';

/** The step that asks for introducers, as a person fills it in. */
export class Introducers {
  readonly #page: Page;
  readonly text: (id: string) => string;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.text = textsOf(language);
  }

  choose(answer: 'yes' | 'no') {
    return this.#page.locator(`input[name=introducers][value=${answer}]`).check();
  }

  /** The fields of one of them. */
  of(which: 'first' | 'second'): Locator {
    return this.#page.getByRole('region', { name: this.text(`introducers.${which}.title`), exact: true });
  }

  field(which: 'first' | 'second', name: string): Locator {
    return this.of(which).getByLabel(this.text(`introducers.field.${name}`));
  }

  async give(which: 'first' | 'second', phone: string) {
    await this.field(which, 'name').fill('daw hla hla');
    await this.field(which, 'phone').fill(phone);
    await this.field(which, 'bankAccount').fill('0013 0100 0000 0001 7');
    await paste(this.of(which).getByLabel(this.text('identity.nrc.number'), { exact: true }), '12/KAMAYA(N)123456');
  }

  get employee(): Locator {
    return this.#page.getByLabel(this.text('introducers.employee.label'));
  }

  async check(staffId: string) {
    await this.employee.fill(staffId);
    await this.#page.getByRole('button', { name: this.text('introducers.employee.check'), exact: true }).click();
  }
}
