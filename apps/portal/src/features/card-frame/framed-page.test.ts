import { expect, test } from 'vitest';
import { findDocId, framedPage } from './framed-page.ts';

const ours = { ownPath: '/cards/apply', ownOrigin: 'https://bank.example', docId: 'd-1', language: 'mm' } as const;

test('the page that comes along is framed with document and language [CCD-001, CCD-002, CRD-001]', () => {
  expect(framedPage({ ...ours, address: null })).toEqual({
    src: 'https://bank.example/cards/apply?docId=d-1&lang=MM',
    origin: 'https://bank.example',
    isOwn: true,
  });
});

test("the bank's own page keeps what its address says, and gets no more than document and language [CCD-002]", () => {
  const address = 'https://cards.bank.example:8443/apply?from=portal';
  expect(framedPage({ ...ours, address, docId: undefined })).toEqual({
    src: 'https://cards.bank.example:8443/apply?from=portal&lang=MM',
    origin: 'https://cards.bank.example:8443',
    isOwn: false,
  });
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
