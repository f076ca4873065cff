import { createTextStore } from '@taga/i18n';
import { loadCatalog } from '@taga/web/text';
import { beforeAll, expect, test } from 'vitest';
import { dueInWords } from './due.ts';

const store = createTextStore('en', loadCatalog);
beforeAll(() => store.loadGroup('deskCases'));

const told = (soonAt: Date, at: Date, now: Date) => {
  const { words, tone } = dueInWords({ soonAt, at }, { text: store.getSnapshot().text, language: 'en' }, now);
  return `${tone}: ${words}`;
};

test.each([
  ['neutral: due today 14:30', '2026-11-16T11:00', '2026-11-16T09:00'],
  ['warning: due today 14:30', '2026-11-16T11:00', '2026-11-16T11:00'],
  ['neutral: due tomorrow 14:30', '2026-11-16T11:00', '2026-11-15T10:00'],
  ['neutral: due tomorrow 14:30', '2026-11-16T11:00', '2026-11-15T23:30'],
  ['neutral: due Nov 16 14:30', '2026-11-16T11:00', '2026-11-13T10:00'],
])('what is not late is told by the day and the clock on the wall: %s [DSK-030]', (words, soonAt, now) => {
  expect(told(new Date(soonAt), new Date('2026-11-16T14:30'), new Date(now))).toBe(words);
});

test.each([
  ['danger: 1 min late', '2026-11-16T14:30'],
  ['danger: 20 min late', '2026-11-16T14:50'],
  ['danger: 30 min late', '2026-11-17T08:00'],
  ['danger: 59 min late', '2026-11-17T10:29'],
  ['danger: 1 h late', '2026-11-17T10:30'],
  ['danger: 2 h late', '2026-11-17T11:45'],
  ['danger: 1 working day late', '2026-11-17T14:30'],
  ['danger: 4 working days late', '2026-11-22T11:00'],
])('what is late is told in time of work: %s [DSK-030]', (words, now) => {
  const local = (text: string) => new Date(`${text}:00+06:30`);
  expect(told(local('2026-11-16T13:00'), local('2026-11-16T14:30'), local(now))).toBe(words);
});
