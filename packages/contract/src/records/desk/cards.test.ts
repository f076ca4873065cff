import { expect, test } from 'vitest';
import { creditOrder } from '../fulfilment/credit-order.ts';
import { submittedCard } from './cards.ts';

test('what was submitted of a card has nothing of what changes afterwards', () => {
  const left = (whole: object, kept: object) => Object.keys(whole).filter((name) => !(name in kept));
  expect(left(creditOrder.shape, submittedCard.shape)).toEqual(['ApplicationNo', 'Rejection', 'Documents']);
  expect(left(creditOrder.shape.Applicant.shape, submittedCard.shape.Applicant.shape).sort()).toEqual(
    ['APPLICATION_STATUS', 'DOCUMENT_NO', 'APPROVED_AMOUNT', 'INCOMPLETE_REMARK'].sort(),
  );
});
