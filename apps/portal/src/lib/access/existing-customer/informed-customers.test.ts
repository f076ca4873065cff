import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-browser.ts';
import { noteInformed, wasInformed } from './informed-customers.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('remembers who was told, each of those who share a phone [LOG-006]', () => {
  noteInformed('12/AHLANA(N)100002');
  expect(wasInformed('12/AHLANA(N)100002')).toBe(true);
  expect(wasInformed('12/AHLANA(N)100003')).toBe(false);
  noteInformed('12/AHLANA(N)100003');
  expect(wasInformed('12/AHLANA(N)100002')).toBe(true);
});

test('keeps nothing that a person could be told by', () => {
  noteInformed('12/AHLANA(N)100002');
  noteInformed('12/AHLANA(N)100002');
  expect(localStorage.getItem('taga.informed-customers')).toMatch(/^\[\d{1,5}\]$/);
});
