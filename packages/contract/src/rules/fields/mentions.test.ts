import { expect, test } from 'vitest';
import { mentionsIn } from './mentions.ts';

const staff = ['Thida', 'Thida Win', 'Hnin Wai', 'ဒေါ်ခင်'].map((name) => ({ name }));

test.each([
  ['Please look again, @Thida Win: the back is dark.', ['Thida Win']],
  ['@thida and @Thida Win, please.', ['Thida', 'Thida Win']],
  ['@Thida, is that you?', ['Thida']],
  ['@Thida Win has it.', ['Thida Win']],
  ['@Thida Win, and @Thida Win once more.', ['Thida Win']],
  ['@Thidar has it.', []],
  ['Thida Win called the customer.', []],
  ['mail@hnin wai', ['Hnin Wai']],
  ['@ဒေါ်ခင် စစ်ဆေးပေးပါ။', ['ဒေါ်ခင်']],
])('%s mentions %j [DSK-034]', (text, names) => {
  expect(mentionsIn(text, staff).map(({ name }) => name)).toEqual(names);
});
