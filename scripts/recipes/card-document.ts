import { addTexts, changelog, type Recipe, replaceEach } from './recipe.ts';

export const cardDocument: Recipe = {
  title: 'A document',
  mostFiles: 5,
  changes: [
    replaceEach('packages/contract/src/rules/applications/card-codes.ts', [
      "'ADDRESS_PROOF', 'OTHER']",
      "'ADDRESS_PROOF', 'BANK_STATEMENT', 'OTHER']",
    ]),
    replaceEach('packages/contract/src/rules/applications/card-documents.ts', [
      "? ['ID_FRONT', 'INCOME_PROOF']",
      "? ['ID_FRONT', 'INCOME_PROOF', 'BANK_STATEMENT']",
    ]),
    ...addTexts('cards', { 'cards.document.BANK_STATEMENT': ['Bank statement', 'ငွေစာရင်းရှင်းတမ်း'] }),
    changelog,
  ],
  forgotten: {
    path: 'packages/i18n/locales/en/cards.json',
    complaint: /cards\.document\.BANK_STATEMENT.*is not assignable to/,
  },
  proof: `
    import { slotOf } from '@taga/contract/kinds/kind';
    import { cardKind } from '@taga/contract/kinds/card';
    import { emptyCardAnswers } from '@taga/contract/journeys/card-application/answers';
    import { expect, test } from 'vitest';
    import { cardKind as atDesk } from '../../apps/desk/src/features/case/kinds/card/card-kind.ts';

    test('a further document is taken, asked for and shown to staff', () => {
      const slot = slotOf(cardKind, 'BANK_STATEMENT');
      expect(slot?.isNeeded?.(emptyCardAnswers('PASSPORT'))).toBe(true);
      expect(slot?.isNeeded?.(emptyCardAnswers('NRC'))).toBe(false);
      expect(atDesk.documents.labels.BANK_STATEMENT).toBe('cards.document.BANK_STATEMENT');
    });
  `,
};
