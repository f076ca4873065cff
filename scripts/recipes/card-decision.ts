import { addTexts, changelog, type Recipe, replaceEach, replaceOnce } from './recipe.ts';

export const cardDecision: Recipe = {
  title: 'A decision',
  mostFiles: 7,
  changes: [
    replaceEach(
      'packages/contract/src/journeys/card-application/decisions.ts',
      ["  'DELIVER',\n  'CANCEL',\n", "  'DELIVER',\n  'EXPIRE',\n  'CANCEL',\n"],
      ['  CANCEL: {\n', "  EXPIRE: { from: ['INCOMPLETED', 'INSUFFICIENT'], to: 'CANCELED' },\n  CANCEL: {\n"],
    ),
    replaceOnce(
      'packages/contract/src/kinds/card/definition.ts',
      '    CANCEL: ({ remark }) =>',
      "    EXPIRE: () => ({ type: 'CardCanceled', body: {}, news: 'card' }),\n    CANCEL: ({ remark }) =>",
    ),
    replaceOnce(
      'apps/desk/src/features/case/kinds/card/card-decisions.ts',
      "  CANCEL: { keys: ['x']",
      "  EXPIRE: { keys: ['e'], tone: 'danger', message: 'messages.subject.CardCanceled' },\n  CANCEL: { keys: ['x']",
    ),
    ...addTexts('deskCards', {
      'deskCards.decision.EXPIRE': ['Expire', 'သက်တမ်းကုန်ရန်'],
      'deskCards.does.EXPIRE': ['The application is cancelled.', 'လျှောက်လွှာကို ပယ်ဖျက်ပါမည်။'],
    }),
    replaceEach('docs/desk.md', ['| `i`, `s`, `m`, `d`, `x` |', '| `i`, `s`, `m`, `d`, `e`, `x` |']),
    changelog,
  ],
  forgotten: {
    path: 'apps/desk/src/features/case/kinds/card/card-decisions.ts',
    complaint: /card-decisions\.ts\(.*Property 'EXPIRE' is missing/,
  },
  proof: `
    import { cardKind } from '@taga/contract/kinds/card';
    import { possibleCardDecisions } from '@taga/contract/journeys/card-application/decisions';
    import { cardDecisionKind } from '@taga/contract/records/desk/cards';
    import { expect, test } from 'vitest';
    import { cardDecisions } from '../../apps/desk/src/features/case/kinds/card/card-decisions.ts';

    test('a further decision can be proposed where it is possible, and tells the customer', () => {
      const standing = { hasCard: false, isAtBank: false };
      expect(possibleCardDecisions({ ...standing, status: 'INCOMPLETED' })).toContain('EXPIRE');
      expect(possibleCardDecisions({ ...standing, status: 'PENDING' })).not.toContain('EXPIRE');
      expect(cardDecisionKind.parse('EXPIRE')).toBe('EXPIRE');
      expect(cardDecisions.map(({ name }) => name)).toContain('EXPIRE');
      expect(cardKind.messages.EXPIRE({ id: '1', to: 'CANCELED' }).type).toBe('CardCanceled');
    });

    test('every decision at the desk has keys of its own', () => {
      const keys = cardDecisions.flatMap((decision) => decision.keys);
      expect(new Set(keys).size).toBe(keys.length);
    });
  `,
};
