import { describe, expect, test } from 'vitest';
import { accountKind } from './account/index.ts';
import { cardDefinition } from './card/definition.ts';
import { existingCustomerKind } from './existing-customer/index.ts';

test('an account is opened with one of each photo, one video and three proofs of income', () => {
  expect(accountKind.documents.map(({ type, most }) => [type, most])).toEqual([
    ['PRIMARY-FRONT', 1],
    ['PRIMARY-BACK', 1],
    ['SECONDARY-FRONT', 1],
    ['SECONDARY-BACK', 1],
    ['SIGNATURE', 1],
    ['SELFIE-VIDEO', 1],
    ['SRC_INCOME_FILE', 3],
  ]);
});

test('a maker takes the case of an account before proposing, and its history tells who looked at a file', () => {
  expect(accountKind.desk).toMatchObject({ isHeld: true, showsLooks: true });
  expect(cardDefinition.desk).not.toHaveProperty('isHeld');
});

test('nobody decides about a further account of somebody whom the bank knows', () => {
  expect(existingCustomerKind.journey().length).toBeGreaterThan(0);
  expect(existingCustomerKind).toMatchObject({ documents: [], corrections: [], decisions: {} });
});

describe('what a customer is told of a card application', () => {
  const remark = { en: 'The payslip is cut off.', mm: 'လစာစာရွက် မပြည့်စုံပါ။' };
  const { messages } = cardDefinition;

  test.each([
    ['INCOMPLETE', 'CorrectionRequested', { items: [], card: { documentNo: 'CC1', status: 'INCOMPLETED' } }],
    ['REJECT', 'RequestRejected', { refusal: null, kind: 'card', reasons: [] }],
    ['CANCEL', 'CardCanceled', {}],
  ] as const)('%s says the remark, where there is one', (decision, type, body) => {
    const notice = { id: 'CC1', items: [], to: 'INCOMPLETED' };
    expect(messages[decision](notice)).toEqual({ type, body, news: 'card' });
    expect(messages[decision]({ ...notice, remark })).toEqual({ type, body: { ...body, remark }, news: 'card' });
  });

  test('insufficient papers are asked for like missing ones', () => {
    expect(messages.INSUFFICIENT).toBe(messages.INCOMPLETE);
  });
});
