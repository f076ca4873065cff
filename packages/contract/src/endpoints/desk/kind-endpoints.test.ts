import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definitionOf } from '../../endpoint.ts';
import { cardDecisionKinds } from '../../journeys/card-application/decisions.ts';
import { proposeCardDecision } from './cards.ts';

const remarks = { en: 'We are sorry', mm: 'ဝမ်းနည်းပါသည်' };
const kindsThatTake = (given: object) =>
  cardDecisionKinds.filter(
    (kind) =>
      z.safeParse(definitionOf(proposeCardDecision).body as z.ZodMiniType, { id: 'd-1', revision: 1, kind, ...given })
        .success,
  );

test('a decision comes with what it needs: a limit with an approval, words where the customer has to read some', () => {
  expect(kindsThatTake({})).toEqual(['INSUFFICIENT', 'CREATE', 'DELIVER']);
  expect(kindsThatTake({ limit: 1_000_000 })).toEqual(['APPROVE']);
});

test('a decision that there is not is refused', () => {
  const body = definitionOf(proposeCardDecision).body as z.ZodMiniType;
  expect(z.safeParse(body, { id: 'd-1', revision: 1, kind: 'GRANT' }).success).toBe(false);
});

test('words for the customer go with what they read, and with nothing else', () => {
  expect(kindsThatTake({ remarks })).toEqual(['INCOMPLETE', 'INSUFFICIENT', 'REJECT', 'CANCEL']);
});

test('a remark for the checker goes with what the customer reads nothing of', () => {
  expect(kindsThatTake({ remark: 'Called the employer' })).toEqual(['CREATE', 'DELIVER']);
  expect(kindsThatTake({ remark: 'Called the employer', remarks })).toEqual([]);
});
