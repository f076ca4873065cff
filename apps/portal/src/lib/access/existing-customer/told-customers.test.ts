import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-browser.ts';
import { noteTold, wasTold } from './told-customers.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('remembers who was told, each of those who share a phone [LOG-006, SUP-010]', () => {
  noteTold('12/AHLANA(N)100002');
  expect(wasTold('12/AHLANA(N)100002')).toBe(true);
  expect(wasTold('12/AHLANA(N)100003')).toBe(false);
  noteTold('12/AHLANA(N)100003');
  expect(wasTold('12/AHLANA(N)100002')).toBe(true);
});

test('keeps nothing that a person could be told by', () => {
  noteTold('12/AHLANA(N)100002');
  noteTold('12/AHLANA(N)100002');
  expect(localStorage.getItem('taga.told-customers')).toMatch(/^\[\d{1,5}\]$/);
});
