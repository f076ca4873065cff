import type { Locator, Page } from '@playwright/test';
import type { Language } from './addresses.ts';
import { paste } from './paste.ts';
import { textsOf } from './texts.ts';

/** Two people: the same one cannot introduce twice. */
const people = {
  first: { account: '0013 0100 0000 0001 7', card: '12/KAMAYA(N)123456' },
  second: { account: '0013 0100 0000 0002 5', card: '12/KAMAYA(N)654321' },
} as const;

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
    const { account, card } = people[which];
    await this.field(which, 'name').fill('daw hla hla');
    await this.field(which, 'phone').fill(phone);
    await this.field(which, 'bankAccount').fill(account);
    await paste(this.of(which).getByLabel(this.text('identity.nrc.number'), { exact: true }), card);
  }

  get employee(): Locator {
    return this.#page.getByLabel(this.text('introducers.employee.label'));
  }

  async check(staffId: string) {
    await this.employee.fill(staffId);
    await this.#page.getByRole('button', { name: this.text('introducers.employee.check'), exact: true }).click();
  }
}
