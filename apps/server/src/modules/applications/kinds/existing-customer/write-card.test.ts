import { describe, expect, test } from 'vitest';
import { readPdf } from '../../../../pdf/testing/read-pdf.ts';
import { writeCard } from './write-card.ts';

const order = {
  bankaccountNumber: '00113700000000069',
  Name: 'MYA MYA',
  ApplicationNo: 'A-BERY-CJ',
  CIFNo: '100001',
  // Already the next day in Myanmar.
  createdDate: '2026-03-01T18:00:00.000Z',
  Status: 'COMPLETED',
  Services: [{ ServiceName: 'Passbook' }],
};

describe('the account card as a PDF', () => {
  test('has every row of the order on one page [ETB-059 to ETB-066]', async () => {
    const { text, pages } = readPdf(await writeCard(order, 'en'));
    expect(pages).toBe(1);
    const said = text.replace(/\s+/g, ' ');
    for (const words of [
      ...['Bank Account Successfully Created', '0011 3700 0000 0006 9', 'MYA MYA', '100001', '2026-03-02', 'A-BERY-CJ'],
      ...['Cash current', '137', 'About Currency', 'MMK, the local currency', 'mobile wallet, e-statement'],
      ...['Passbook', 'Bring your national ID and this account number.'],
    ]) {
      expect(said).toContain(words);
    }
  });

  test('is in Burmese for who reads Burmese, with no letter missing', async () => {
    const { runs, text, pages } = readPdf(await writeCard(order, 'mm'));
    expect(pages).toBe(1);
    expect(text).toContain('အောင်မြင်စွာ');
    expect(text).toContain('၂၀၂၆');
    expect(runs.filter(({ hasMissingGlyph }) => hasMissingGlyph)).toEqual([]);
  });
});
