import { expect, type Page, test } from '@playwright/test';
import { createExistingCustomer, enter, existingCustomerScreens } from '../e2e/pages/existing-customer.ts';
import { codeSentTo } from '../e2e/pages/mailbox.ts';
import { newPerson, SignUp } from '../e2e/pages/sign-up.ts';
import { openWhole } from '../e2e/pages/whole-opening.ts';
import { reportBudget } from './budget.mjs';

/**
 * What a person does on the way, counted by the page itself: presses on buttons, links and choices, a choice from a list as
 * one, a stroke of the pen as one, a photo as two (camera or gallery, and taking it); fields that are typed into; screens.
 */
async function countActions(page: Page) {
  const typed = new Set<string>();
  const screens = new Set<string>();
  let presses = 0;
  await page.exposeFunction('countPress', (count: number) => {
    presses += count;
  });
  await page.exposeFunction('countField', (field: string) => typed.add(field));
  await page.exposeFunction('countScreen', (screen: string) => screens.add(screen));
  await page.addInitScript(watchActions);
  return () => ({ presses, screens: screens.size, 'typed fields': typed.size });
}

/** Runs in the page. */
function watchActions() {
  const { countPress, countField, countScreen } = window as unknown as Record<string, (what: unknown) => void>;
  const isTyped = (target: HTMLInputElement) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'hidden'].includes(target.type));
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      const isChoice = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
      if (isChoice || element.closest('button, a[href], summary, [role=option]')) countPress?.(1);
    },
    true,
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof HTMLCanvasElement && countPress?.(1),
    true,
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) countPress?.(1);
      if (target instanceof HTMLInputElement && target.type === 'file') countPress?.(2);
    },
    true,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement;
      if (isTyped(field)) countField?.(`${location.pathname}${location.search} ${field.name || field.id}`);
    },
    true,
  );
  let last = '';
  setInterval(() => {
    const heading = document.querySelector('main h1')?.textContent;
    if (!heading || heading === last) return;
    last = heading;
    countScreen?.(heading);
  }, 50);
}

/** The most that each way may ask of somebody. */
const most = { savings: 22, signUp: 16, short: 9 };

function expectFew(name: string, counted: { readonly presses: number }, allowed: number): void {
  const figure = Object.entries(counted)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  expect(reportBudget(name, figure, `at most ${allowed} presses`, counted.presses <= allowed)).toBe(true);
}

test('signing up takes few presses', async ({ page }) => {
  const person = newPerson();
  const signUp = new SignUp(page, 'en');
  const counted = await countActions(page);
  await signUp.answerAll(person);
  await signUp.giveCode(await codeSentTo(page.request, person.phone));
  await signUp.expectStep('email-verify');
  expectFew('signing up', counted(), most.signUp);
});

test('opening a savings account takes few presses', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const counted = await countActions(page);
  const account = { accountType: 'saving', currency: 'MMK', language: 'en', screen: 'phone' } as const;
  await openWhole(page, { document: 'NRC', ...account, goesOnMeanwhile: true });
  expectFew('opening a savings account', counted(), most.savings);
});

test('opening a Cash Current account from one that somebody has takes few presses', async ({ page }) => {
  const customer = await createExistingCustomer(page, 500_000);
  await enter(page, customer);
  const screens = existingCustomerScreens(page, 'en');
  const counted = await countActions(page);
  await screens.open('/create-etb-account/cash-current/bankaccount');
  await screens.chooseAccount(customer.accountNumber);
  await screens.walkToServices(customer);
  await screens.walkToConfirmation();
  await screens.press('existing.confirmation.continue');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(screens.text('existing.confirmation.ask'));
  expectFew('opening from an account that somebody has', counted(), most.short);
});
