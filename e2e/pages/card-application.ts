import { expect, type Page } from '@playwright/test';
import { takePhoto } from './upload-files.ts';

type Texts = (id: string) => string;

/** The application has a first page in the customer's area, and a page for each of its sections. */
export function atSection(page: Page, text: Texts, section: string) {
  const words = ['documents', 'review'].includes(section) ? 'application' : 'cardPages';
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(text(`${words}.${section}.title`));
}

export async function goOn(page: Page, text: Texts) {
  await page.getByRole('button', { name: text('form.actions.next'), exact: true }).click();
}

async function choose(page: Page, label: string, value: string) {
  await page.getByLabel(label, { exact: true }).selectOption(value);
}

async function giveAddress(page: Page, text: Texts) {
  // One address is left to ask for.
  await page.getByLabel(text('cardPages.addresses.same')).check();
  await choose(page, text('cardPages.addresses.state'), 'MMR013');
  await choose(page, text('cardPages.addresses.township'), 'MMR013037');
  await page.getByLabel(text('cardPages.addresses.line')).fill('NO 5, PAGODA ROAD');
}

/** Photos of the ID and of what one earns. */
async function givePhotos(page: Page, text: Texts) {
  const buffer = await takePhoto(page, 800, 500);
  for (const type of ['ID_FRONT', 'ID_BACK', 'INCOME_PROOF']) {
    const file = { name: `${type.toLowerCase()}.jpg`, mimeType: 'image/jpeg', buffer };
    await page.getByLabel(text(`cards.document.${type}`), { exact: true }).setInputFiles(file);
  }
  await expect(page.getByText(text('uploads.file.sent'), { exact: true })).toHaveCount(3);
}

const guarantors = [
  { name: 'DAW HLA', phone: '09777888997', relationship: 'PARENT' },
  { name: 'U BA', phone: '09777888996', relationship: 'COLLEAGUE' },
];

async function givePerson(page: Page, text: Texts, place: number, person: (typeof guarantors)[number]) {
  await page.getByLabel(text('cardPages.people.name'), { exact: true }).nth(place).fill(person.name);
  await page.getByLabel(text('cardPages.people.phone'), { exact: true }).nth(place).fill(person.phone);
  await page
    .getByLabel(text('cardPages.people.relationship'), { exact: true })
    .nth(place)
    .selectOption(person.relationship);
}

/** The number of the card is pasted as a whole, the day of birth typed. */
async function giveCardholder(page: Page, text: Texts) {
  await page.getByRole('button', { name: text('cardPages.supplementary.add') }).click();
  await givePerson(page, text, 0, { name: 'AUNG AUNG', phone: '09777888998', relationship: 'SPOUSE' });
  await page.getByLabel(text('form.date.day'), { exact: true }).fill('1');
  await choose(page, text('form.date.month'), '1');
  await page.getByLabel(text('form.date.year'), { exact: true }).fill('1992');
  await choose(page, text('identity.nrc.state'), '12');
  await page.getByLabel(text('identity.nrc.township'), { exact: true }).fill('DAGAMA');
  await page.getByRole('listbox').getByRole('option').first().click();
  await choose(page, text('identity.nrc.type'), 'N');
  await page.getByLabel(text('identity.nrc.number'), { exact: true }).fill('654321');
}

/** What somebody does at each section before going on. */
export const sections: readonly (readonly [name: string, fill: (page: Page, text: Texts) => Promise<void>])[] = [
  [
    'applicant',
    async (page, text) => {
      await page.getByLabel(text('cards.marital.MARRIED')).check();
      await page.getByLabel(text('cards.residence.OWNER')).check();
    },
  ],
  [
    'income',
    async (page, text) => {
      await page.getByLabel(text('cardPages.income.salary')).fill('1200000');
      await page.getByLabel(text('cardPages.income.years'), { exact: true }).fill('3');
      await page.getByLabel(text('cardPages.income.months'), { exact: true }).fill('6');
    },
  ],
  ['amount', (page, text) => page.getByLabel(text('cardPages.amount.label')).fill('2000000')],
  ['addresses', giveAddress],
  ['documents', givePhotos],
  [
    'guarantors',
    async (page, text) => {
      await givePerson(page, text, 0, guarantors[0] as (typeof guarantors)[number]);
      await page.getByRole('button', { name: text('cardPages.guarantors.add') }).click();
      await givePerson(page, text, 1, guarantors[1] as (typeof guarantors)[number]);
    },
  ],
  ['supplementary', giveCardholder],
  ['employee', (page, text) => page.getByLabel(text('introducers.employee.label')).fill('100001')],
];
