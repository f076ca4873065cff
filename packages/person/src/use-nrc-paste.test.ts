import { nrc } from '@taga/contract/rules/customers/nrc';
import { findProblem } from '@taga/contract/rules/fields/rule';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pasteNrc } from './use-nrc-paste.ts';

const kamaya = { parts: { state: '12', township: 'KAMAYA', type: 'N', number: '123456' } };

describe('a pasted card number', () => {
  test.each([
    '12/KAMAYA(N)123456',
    '12KAMAYAN123456',
    '12/KaMaYa(Naing)123456',
    ' 12/KaMaYa(N) 123456 ',
    '12 / Ka Ma Ya [N] 123 456',
    '12-KAMAYA-N-123456',
    '၁၂/ကမရ(နိုင်)၁၂၃၄၅၆',
    '၁၂ကမရနိုင်၁၂၃၄၅၆',
    '၁၂/ကမရ（နိုင်）၁၂၃၄၅၆',
  ])('fills in every part, wherever it is pasted: %s [NET-008, VAL-007]', (pasted) => {
    for (const part of ['state', 'township', 'type', 'number', 'backSerial'] as const) {
      expect(pasteNrc(pasted, part)).toEqual(kamaya);
    }
  });

  test.each([
    ['12/KAMAYA(C)123456', 'type'],
    ['12KAMAYAC123456', 'shape'],
    ['12/QQQQQQ(N)123456', 'township'],
    ['15/KAMAYA(N)123456', 'state'],
    ['12/KAMAYA(N)1234567', 'number'],
    ['12/KAMAYA(N)12345', 'number'],
    ['12KAMAYAN1234567', 'number'],
    ['KAMAYA(N)123456', 'shape'],
    [`12/${'A'.repeat(200)}(N)123456`, 'shape'],
    ['၁၂/ကမရ(\u108f\u102d\u102f\u1004\u1039)၁၂၃၄၅၆', 'shape'],
  ])('that cannot be read fills in none of them, and what was not understood is known: %s', (pasted, unread) => {
    expect(pasteNrc(pasted, 'number')).toMatchObject({ unread });
  });

  test.each([
    ['123456', 'number'],
    ['၁၂၃ ၄၅၆', 'number'],
    ['KAMAYA', 'township'],
    ['ကမာရွတ်', 'township'],
    ['AB123456', 'backSerial'],
  ] as const)('is not what somebody pastes who means one part: %s into %s', (pasted, part) => {
    expect(pasteNrc(pasted, part)).toBeUndefined();
  });

  test('is all or nothing, whatever it is', () => {
    const pieces = fc.constantFrom('12', '၁၂', '/', 'KAMAYA', 'ကမရ', '(', ')', '[', 'N', 'C', 'နိုင်', '123456', '1', ' ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (given) => {
        const done = pasteNrc(given.join(''), 'number');
        if (!done || !('parts' in done)) return;
        const { state, township, type, number } = done.parts;
        expect(findProblem(nrc, `${state}/${township}(${type})${number}`)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});
