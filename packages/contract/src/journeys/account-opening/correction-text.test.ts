import { expect, test } from 'vitest';
import { correctionText } from './correction-text.ts';
import { correctionItems } from './corrections.ts';
import { questionNamed, questionNames } from './questions.ts';

test('an item is called by its own words, one of a question by those of the question', () => {
  expect(correctionText('SIGNATURE')).toBe('messages.correction.SIGNATURE');
  for (const name of questionNames) {
    const { item } = questionNamed[name];
    if (item && questionNames.filter((each) => questionNamed[each].item === item).length === 1) {
      expect(correctionText(item)).toBe(`questions.${name}.correction`);
    }
  }
  expect(new Set(correctionItems.map(correctionText)).size).toBe(correctionItems.length);
});
