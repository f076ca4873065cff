import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';

test.each([
  [['checker'], '/desk/cases?status=PROPOSED'],
  [['checker', 'auditor'], '/desk/cases?status=PROPOSED'],
  [['maker'], '/desk/cases'],
  [['maker', 'checker'], '/desk/cases'],
  [['auditor'], '/desk/cases'],
  [['supervisor'], '/desk/team'],
  [['supervisor', 'maker'], '/desk/cases'],
  [['administrator'], '/desk/figures'],
])('%j begin at %s', (roles, place) => {
  expect(homeOf(roles)).toBe(place);
});
