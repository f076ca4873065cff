import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseLetters } from './latin-letters.ts';
import {
  latinTyping,
  letterAndDigitTyping,
  nameTyping,
  writeDigits,
  writeLatin,
  writeLettersAndDigits,
  writeName,
} from './typing.ts';

describe('Latin letters with signs', () => {
  it.each([
    ['Zoë Müller', 'ZOE MULLER'],
    ['Ångström', 'ANGSTROM'],
    ['Straße', 'STRASSE'],
    ['Søren Æbelø', 'SOREN AEBELO'],
    ['Łukasz', 'LUKASZ'],
    ['Đặng Thị Hường', 'DANG THI HUONG'],
    ['Þór', 'THOR'],
    ['Ilgın', 'ILGIN'],
    ['Ze\u0308ya', 'ZEYA'],
  ])('become base letters as in the line of a passport that machines read: %s', (given, written) => {
    expect(writeName(given)).toBe(written);
  });

  it('are all that changes: other scripts stay sign by sign', () => {
    const others = 'ဦးမြမြ ဩ 漢字 Мария ไทย 123 /#';
    expect(toBaseLetters(others)).toBe(others);
  });
});

describe('a name', () => {
  it.each(["O'Neil-Smith", 'O’Neil–Smith', 'Oʼneil‑Smith', 'o`neil—smith'])(
    'has a space for a hyphen and an apostrophe: %s [VAL-003]',
    (given) => {
      expect(writeName(given)).toBe('O NEIL SMITH');
    },
  );

  it('keeps what is typed in Burmese, to be refused in words', () => {
    expect(writeName('မြမြအေး')).toBe('မြမြအေး');
    expect(nameTyping.takes.test('မြ')).toBe(true);
  });

  it('takes no key but letters and spaces [VAL-003, VAL-005]', () => {
    for (const key of '1၅@/.') expect(nameTyping.takes.test(nameTyping.write(key)), key).toBe(false);
    for (const key of "aZ -'") expect(nameTyping.takes.test(nameTyping.write(key)), key).toBe(true);
  });
});

describe('a number', () => {
  it('is written in digits of 0 to 9, without what groups them [NET-008]', () => {
    expect(writeDigits(' ၁၂၃-၄၅ 6.7 ')).toBe('1234567');
    expect(writeDigits('12ab')).toBe('12ab');
  });

  it('of a document is letters and digits, upper-cased [VAL-014]', () => {
    expect(writeLettersAndDigits('ma-12 ၃')).toBe('MA123');
    expect(letterAndDigitTyping.takes.test('#')).toBe(false);
  });
});

describe('an address', () => {
  it('is written in upper-case Latin, and keeps the rest to be refused in words [VAL-029, VAL-030]', () => {
    expect(writeLatin('No. ၅, “Café” – Pyay’s Rd')).toBe('NO. 5, "CAFE" - PYAY\'S RD');
    expect(writeLatin('ပြည်လမ်း')).toBe('ပြည်လမ်း');
    expect(latinTyping.takes.test('မ')).toBe(true);
  });
});

describe('whatever is given', () => {
  const writings = [writeName, writeDigits, writeLettersAndDigits, writeLatin];
  const latin = [...'abcXYZäöüéëñøłßÆðþıİŊ'];
  const burmese = [...'ကခဂမြဦးဩ၁၂၃'];
  const signs = [..." -'’–./#@\u00a0"];
  const texts = fc.string({ unit: fc.constantFrom(...latin, ...burmese, ...signs), maxLength: 200 });

  it('is written once and for all', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const write of writings) expect(write(write(text))).toBe(write(text));
      }),
    );
  });

  it('loses no letter and no digit', () => {
    const count = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    fc.assert(
      fc.property(texts, (text) => {
        for (const write of writings) expect(count(write(text))).toBeGreaterThanOrEqual(count(text));
      }),
    );
  });
});
