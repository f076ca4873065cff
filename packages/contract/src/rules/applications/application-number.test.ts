import { describe, expect, test } from 'vitest';
import { applicationNumberOf, applicationNumbers, readApplicationNumber } from './application-number.ts';

const characters = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const counts = [0, 1, 2, 28, 29, 4711, 1_000_000, applicationNumbers - 1];

describe('the number of an application [DSK-028]', () => {
  test('is short, and has no characters that are taken for each other', () => {
    for (const count of counts)
      expect(applicationNumberOf(count)).toMatch(/^A-[2-9A-HJKMNP-RTV-Z]{4}-[2-9A-HJKMNP-RTV-Z]{2}$/);
  });

  test('stays what it was: people have it in their letters', () => {
    expect([0, 1, 4711].map(applicationNumberOf)).toEqual(['A-A6MB-29', 'A-MZFR-57', 'A-BERY-CJ']);
  });

  test('is another one for every application, and leads back to it', () => {
    const numbers = new Set<string>();
    for (let count = 0; count < 20_000; count += 1) {
      const number = applicationNumberOf(count);
      numbers.add(number);
      if (readApplicationNumber(number) !== count) expect.fail(`${number} does not lead back to ${count}`);
    }
    expect(numbers.size).toBe(20_000);
    for (const count of counts) expect(readApplicationNumber(applicationNumberOf(count))).toBe(count);
  });

  test('is read with or without dashes, in any case, in either script of digits', () => {
    const number = applicationNumberOf(4711);
    const plain = number.replaceAll('-', '');
    const burmese = number.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
    for (const typed of [number, plain, plain.toLowerCase(), ` ${number.replaceAll('-', ' ')} `, burmese]) {
      expect(readApplicationNumber(typed), typed).toBe(4711);
    }
  });

  test('shows every single wrong character, and every two that changed places', () => {
    for (const count of counts) {
      const number = applicationNumberOf(count).replaceAll('-', '');
      for (let place = 1; place < number.length; place += 1) {
        for (const character of characters.replace(number.charAt(place), '')) {
          expect(readApplicationNumber(number.slice(0, place) + character + number.slice(place + 1))).toBeUndefined();
        }
        for (let other = place + 1; other < number.length; other += 1) {
          const swapped = [...number];
          [swapped[place], swapped[other]] = [number.charAt(other), number.charAt(place)];
          if (swapped.join('') !== number) expect(readApplicationNumber(swapped.join(''))).toBeUndefined();
        }
      }
    }
  });

  test('is nothing else that people type', () => {
    for (const typed of ['', 'A', 'AUNG', '810117', 'B-7K3M-29', '12/DAGAMA(N)123456']) {
      expect(readApplicationNumber(typed)).toBeUndefined();
    }
  });

  test('is not made of what is no count', () => {
    for (const count of [-1, 0.5, applicationNumbers]) expect(() => applicationNumberOf(count)).toThrow(RangeError);
  });
});
