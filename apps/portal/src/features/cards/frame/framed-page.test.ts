import { expect, test } from 'vitest';
import { findDocId } from '../../../lib/applications/kind-wizard/doc-id.ts';
import { framedPage } from './framed-page.ts';

const address = 'https://cards.bank.example:8443/apply?from=portal';

test("the bank's page is framed with document and language [CCD-001, CCD-002]", () => {
  expect(framedPage({ address, docId: 'd-1', language: 'mm' })).toEqual({
    src: 'https://cards.bank.example:8443/apply?from=portal&docId=d-1&lang=MM',
    origin: 'https://cards.bank.example:8443',
  });
});

test('it keeps what its address says, and gets no more than document and language [CCD-002, CRD-005]', () => {
  const { src } = framedPage({ address, docId: undefined, language: 'mm' });
  expect(src).toBe('https://cards.bank.example:8443/apply?from=portal&lang=MM');
});

test.each([
  ['?docId=0b7e6f0a-5a0e', '0b7e6f0a-5a0e'],
  ['', undefined],
  ['?docId=', undefined],
  ['?docId=../x', undefined],
  [`?docId=${'a'.repeat(65)}`, undefined],
])('%s asks for %s', (search, docId) => {
  expect(findDocId(search)).toBe(docId);
});
