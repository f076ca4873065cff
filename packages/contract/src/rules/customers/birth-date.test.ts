import { describe, expect, it } from 'vitest';
import { arrivalDate } from '../applications/arrival-date.ts';
import {
  dateOf,
  fromDayMonthYear,
  isAtLeast,
  isCalendarDate,
  partsOfDate,
  typedDate,
} from '../fields/calendar-date.ts';
import { findProblem } from '../fields/rule.ts';
import { birthDate } from './birth-date.ts';

describe('a calendar date', () => {
  it.each(['2024-02-29', '2000-02-29', '1999-12-31'])('%s exists', (day) => {
    expect(isCalendarDate(day)).toBe(true);
  });

  it.each(['2023-02-29', '1900-02-29', '2024-04-31', '2024-13-01', '2024-00-10', '2024-1-5', '05/01/2024', ''])(
    '%j does not',
    (day) => {
      expect(isCalendarDate(day)).toBe(false);
    },
  );

  it('is read from day, month and year', () => {
    expect(fromDayMonthYear('3/11/2025')).toBe('2025-11-03');
    expect(fromDayMonthYear(' 3/11/2025 ')).toBe('2025-11-03');
    expect(fromDayMonthYear('29/02/2024')).toBe('2024-02-29');
    expect(fromDayMonthYear('29/02/2023')).toBeUndefined();
    expect(fromDayMonthYear('2025-11-03')).toBeUndefined();
  });

  it('is made of three fields, and taken apart again', () => {
    expect(dateOf({ day: '8', month: '2', year: '1990' })).toBe('1990-02-08');
    expect(dateOf({ day: '30', month: '2', year: '1990' })).toBe('');
    expect(dateOf({ day: '', month: '2', year: '1990' })).toBe('');
    expect(typedDate({ day: '30', month: '2', year: '1990' })).toBe('1990-02-30');
    expect(typedDate({ day: '', month: '2', year: '1990' })).toBe('');
    expect(partsOfDate('1990-02-08')).toEqual({ day: '8', month: '2', year: '1990' });
  });
});

describe('the date of birth', () => {
  const rule = birthDate('2025-03-01');

  it('is required [VAL-024]', () => {
    for (const value of ['', undefined]) expect(findProblem(rule, value)).toBe('validation.birthDate.missing');
  });

  it('must exist: 31 February is no date, which is told apart from none', () => {
    for (const value of ['2001-02-31', '01-02-28']) {
      expect(findProblem(rule, value)).toBe('validation.date.impossible');
    }
  });

  it('is 1 January 1950 at the earliest, inclusive [VAL-025, CON-012]', () => {
    expect(findProblem(rule, '1950-01-01')).toBeUndefined();
    expect(findProblem(rule, '1949-12-31')).toBe('validation.birthDate.tooEarly');
  });

  it('refuses a customer under 18 and accepts one on the birthday [VAL-026, CON-012]', () => {
    expect(findProblem(rule, '2007-03-01')).toBeUndefined();
    expect(findProblem(rule, '2007-03-02')).toBe('validation.birthDate.underAge');
  });

  it('lets somebody born on 29 February come of age on 1 March of a common year', () => {
    expect(isAtLeast(18, '2004-02-29', '2022-02-28')).toBe(false);
    expect(isAtLeast(18, '2004-02-29', '2022-03-01')).toBe(true);
    expect(isAtLeast(20, '2004-02-29', '2024-02-29')).toBe(true);
  });
});

describe('the date of arrival', () => {
  it('is required and not in the future', () => {
    const rule = arrivalDate('2025-03-01');
    expect(findProblem(rule, '2025-03-01')).toBeUndefined();
    expect(findProblem(rule, '2025-03-02')).toBe('validation.arrivalDate.inFuture');
    expect(findProblem(rule, '')).toBe('validation.arrivalDate.missing');
  });
});
