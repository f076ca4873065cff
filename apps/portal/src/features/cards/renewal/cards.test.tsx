import type { CardRecord } from '@taga/contract/records/applications/card-application';
import { createTextStore, type Language } from '@taga/i18n';
import { loadCatalog, TextProvider } from '@taga/web/text';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnCard } from './cards.tsx';

const card: CardRecord = {
  CardId: 'c-1',
  CardNumber: '•••• 4242',
  CardType: 'Visa',
  CardCategory: 'Credit',
  HolderName: 'MYA MYA',
  Status: 'ISSUED',
  Expiry: '2029-03',
  CreditLimit: 2_000_000,
  IsRenewable: true,
  RenewalOrder: null,
};

async function draw(changes: Partial<CardRecord> = {}, language: Language = 'en'): Promise<string> {
  const store = createTextStore(language, loadCatalog);
  await Promise.all((['cards', 'cardPages'] as const).map(store.loadGroup));
  const html = renderToString(
    <TextProvider store={store}>
      <OwnCard card={{ ...card, ...changes }} onRenew={() => undefined} />
    </TextProvider>,
  );
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('a card shows its holder, the month it ends in and its limit', async () => {
  expect(await draw()).toMatch(/Visa •••• 4242 .*MYA MYA .*March 2029 .*2,000,000 MMK/);
  expect(await draw({}, 'mm')).toMatch(/မတ်.* ၂၀၂၉/);
});

test('says whether it is in use in words, and never in those of the bank', async () => {
  expect(await draw()).toContain('In use');
  expect(await draw({ Status: 'CANCELED' })).toContain('Cancelled');
  expect(await draw({ Status: 'PIN_LOCK' })).not.toMatch(/PIN_LOCK|In use/);
});

test('one that can be renewed offers it, and one that cannot says so', async () => {
  expect(await draw()).toContain('Renew this card');
  const early = await draw({ IsRenewable: false });
  expect(early).toContain('Cannot be renewed now');
  expect(early).not.toContain('Renew this card');
});

test('one whose renewal is ordered names the branch it comes to, and is not ordered again', async () => {
  const ordered = await draw({ RenewalOrder: { DOCNumber: 'd-1', Status: 'PENDING', BranchCode: '001' } });
  expect(ordered).toMatch(/You collect it at Ahlone.Branch/);
  expect(ordered).not.toContain('Renew this card');
});
