import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../../endpoints/index.ts';
import { sampleOf } from '../../testing/samples/index.ts';
import { arrivalDate } from '../applications/arrival-date.ts';
import { birthDate, possibleBirthDate } from '../customers/birth-date.ts';
import { passportDates, passportExpiryDate, passportIssueDate } from '../customers/passport.ts';
import { futureVisaExpiry, visaExpiryDate } from '../customers/visa.ts';
import { calendarDate, dateOf, givenDate, isAtLeast, isCalendarDate, partsOfDate } from './calendar-date.ts';
import { dayOrEmpty } from './date-range.ts';

const dayMs = 24 * 60 * 60 * 1000;
const textOf = (date: Date) => date.toISOString().slice(0, 10);
const [first, last] = [new Date('1800-01-01'), new Date('2999-12-31')];
const days = fc
  .integer({ min: 0, max: (last.getTime() - first.getTime()) / dayMs })
  .map((count) => textOf(new Date(first.getTime() + count * dayMs)));

const part = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
/** Dates by their look, most of which no calendar of ours has. */
const looks = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('0000', '0001', '0999', '1799', '3000', '9981', '9999', '10000', '+010000', '-000001', '1e3'),
      fc.integer({ min: 0, max: 99_999 }).map((year) => String(year).padStart(4, '0')),
    ),
    part(13),
    part(32),
  )
  .map((parts) => parts.join('-'));
const wrongDays = fc.oneof(looks, fc.string()).filter((text) => text !== '' && !isCalendarDate(text));

const today = '2026-03-01';
const rules = {
  calendarDate,
  givenDate: givenDate('validation.birthDate.missing'),
  possibleBirthDate,
  birthDate: birthDate(today),
  arrivalDate: arrivalDate(today),
  passportIssueDate,
  passportExpiryDate,
  visaExpiryDate,
  futureVisaExpiry: futureVisaExpiry(today),
  dayOrEmpty,
};
const accepts = (rule: z.core.$ZodType, value: unknown) => z.safeParse(rule, value).success;

describe('a day', () => {
  test('is one that the calendar has, from 1800 to 2999, and nothing else [VAL-024]', () => {
    fc.assert(fc.property(days, (day) => isCalendarDate(day)));
    fc.assert(
      fc.property(looks, (text) => {
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && textOf(date) === text && date >= first && date <= last;
        expect(isCalendarDate(text)).toBe(exists);
      }),
      { numRuns: 1_000 },
    );
  });

  test('taken apart and put together is the same', () => {
    fc.assert(fc.property(days, (day) => dateOf(partsOfDate(day)) === day));
  });

  test.each(Object.entries(rules))('that is none is refused by every rule: %s [VAL-024]', (_, rule) => {
    fc.assert(fc.property(wrongDays, (text) => !accepts(rule, text)));
  });

  test('that is none is refused by a passport', () => {
    const dates = passportDates(today);
    expect(accepts(dates, { issueDate: '2020-01-01', expiryDate: '2030-01-01' })).toBe(true);
    fc.assert(
      fc.property(wrongDays, (text) => {
        expect(accepts(dates, { issueDate: '2020-01-01', expiryDate: text })).toBe(false);
        expect(accepts(dates, { issueDate: text, expiryDate: '2030-01-01' })).toBe(false);
      }),
    );
  });
});

describe('age', () => {
  test('is counted as people do, in whatever year [VAL-026]', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 150 }), days, (born, years, onDay) => {
        const [year, month, day] = born.split('-').map(Number) as [number, number, number];
        // 29 February overflows into 1 March where there is none.
        const birthday = new Date(Date.UTC(year + years, month - 1, day));
        expect(isAtLeast(years, born, onDay)).toBe(new Date(onDay) >= birthday);
      }),
      { numRuns: 1_000 },
    );
    expect(isAtLeast(18, '9999-12-31', today)).toBe(false);
  });

  test('nobody is a customer who is born in the future, or less than 18 years ago [VAL-026, CON-012]', () => {
    fc.assert(
      fc.property(days, days, (born, onDay) => {
        if (accepts(birthDate(onDay), born)) expect(isAtLeast(18, born, onDay) && born < onDay).toBe(true);
      }),
    );
  });
});

describe('every call that takes a day', () => {
  const samples = allEndpoints.flatMap((endpoint) => {
    const sample = sampleOf(endpoint.id)?.input;
    const schema = endpoint.method === 'POST' ? endpoint.body : endpoint.query;
    if (!sample || !schema) return [];
    return Object.entries(sample)
      .filter(([, value]) => typeof value === 'string' && isCalendarDate(value))
      .map(([field]) => ({ endpoint: endpoint.id, field, sample, schema }));
  });

  test('are found', () => expect(samples.length).toBeGreaterThan(5));

  test.each(samples)('refuses what is none: $field of $call', ({ sample, schema, field }) => {
    expect(accepts(schema, sample)).toBe(true);
    for (const wrong of ['0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '+010000-01-01', '2023-02-29']) {
      expect(accepts(schema, { ...sample, [field]: wrong }), wrong).toBe(false);
    }
  });
});
