import { stateChoices } from '@taga/reference/state-choices';
import { states } from '@taga/reference/states';
import { expect, test } from 'vitest';
import { firstPlace } from './first-place.ts';

const choices = stateChoices(states, 'en');

test('branches are looked for where the customer lives (G-178) [BRN-013]', () => {
  const home = { state: 'MMR013', township: 'MMR013037' };
  expect(firstPlace(choices, home)).toEqual(home);
});

test.each(['', 'Bavaria', 'Singapore'])(
  'who lives in no state of the list (%j) begins at the fourth of it (G-060, G-178) [BRN-013]',
  (state) => {
    const fourth = choices[3]?.stateCode;
    expect(fourth).toBe('MMR001');
    expect(firstPlace(choices, { state, township: 'MMR013037' })).toEqual({ state: fourth, township: '' });
  },
);
