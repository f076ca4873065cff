import { expect, test } from 'vitest';
import { formatMyanmarDay } from './myanmar-day.ts';

const justAfterMidnight = '2026-08-04T17:30:00.000Z';

test('each list shows its days in its own format, in both languages (G-126) [CON-023, INB-003, INM-003]', () => {
  expect(formatMyanmarDay(justAfterMidnight, 'monthDay', 'en')).toBe('Aug 05');
  expect(formatMyanmarDay(justAfterMidnight, 'monthDayYear', 'en')).toBe('Aug 05, 2026');
  expect(formatMyanmarDay(justAfterMidnight, 'dayMonthYear', 'en')).toBe('05 Aug, 2026');
  expect(formatMyanmarDay(justAfterMidnight, 'dayMonthYear', 'mm')).toBe('၀၅ ဩဂုတ်၊ ၂၀၂၆');
});
