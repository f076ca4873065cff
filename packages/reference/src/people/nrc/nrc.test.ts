import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTownship, townships } from '../../places/townships.ts';
import {
  composeNrc,
  findNrcType,
  nrcPrefixChoices,
  nrcPrefixes,
  nrcStateNumbers,
  nrcTypes,
  parseNrc,
  readNrc,
  searchNrcPrefixes,
} from '../nrc.ts';

const inBurmeseDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
const numberOf = (digits: number, seed: number) =>
  String(seed * 7919)
    .padStart(digits, '0')
    .slice(-digits);

describe('NRC types', () => {
  it('are N, E, P, T, Y and S, with five digits for T and six for the others [REF-036]', () => {
    expect(Object.fromEntries(nrcTypes.map(({ code, numberDigits }) => [code, numberDigits]))).toEqual({
      N: 6,
      E: 6,
      P: 6,
      T: 5,
      Y: 6,
      S: 6,
    });
  });

  it('are found as printed in either script', () => {
    for (const printed of ['T', 't', 'Tha', 'သာ', 'သာသနာ']) expect(findNrcType(printed)?.code).toBe('T');
    expect(findNrcType('ဧည\u103a\u1037')?.code).toBe('E');
    expect(findNrcType('X')).toBeUndefined();
  });
});

describe('NRC prefixes', () => {
  it('cover the states 1 to 14, and each is unique by state and Burmese letters', () => {
    expect(nrcStateNumbers).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(new Set(nrcPrefixes.map((prefix) => `${prefix.nrcStateNo}/${prefix.NRC_MM}`)).size).toBe(455);
    expect(new Set(nrcPrefixes.map(({ nrcTownshipID }) => nrcTownshipID)).size).toBe(455);
  });

  it('exist for every township of Myanmar, and name no township that does not exist', () => {
    const known = new Set(nrcPrefixes.map(({ NRC_EN, NRC_MM }) => `${NRC_EN} ${NRC_MM}`));
    for (const { NRC_EN, NRC_MM, townShip_EN } of townships.filter((t) => t.NRC_EN !== null)) {
      expect(known.has(`${NRC_EN} ${NRC_MM}`), townShip_EN).toBe(true);
    }
    expect(townships.filter(({ NRC_EN }) => NRC_EN === null)).toHaveLength(3);
    for (const { townShipCode } of nrcPrefixes.filter((p) => p.townShipCode !== null)) {
      expect(findTownship(townShipCode ?? '')).toBeDefined();
    }
  });

  it('are offered by state, sorted in the active language', () => {
    expect(
      nrcPrefixChoices(2, 'en')
        .map(({ NRC_EN }) => NRC_EN)
        .slice(0, 3),
    ).toEqual(['BALAKHA', 'DAMASA', 'LAKANA']);
    expect(nrcPrefixChoices(2, 'mm')[0]?.NRC_MM).toBe('ဒမဆ');
  });

  it.each([
    ['Latin letters of the card', 'lathaya'],
    ['Burmese letters of the card', 'လသယ'],
    ['letters with spaces between', 'La Tha Ya'],
    ['another Latin spelling', 'LAHTAYA'],
    ['the English name of the place', 'hlaing tharya'],
    ['the Burmese name of the place', 'လှိုင်သာယာ'],
  ])('are found by %s', (_by, typed) => {
    expect(searchNrcPrefixes(12, typed, 'en')[0]?.NRC_MM).toBe('လသယ');
  });

  it('are not found in a state that does not issue them, nor by nonsense', () => {
    expect(searchNrcPrefixes(1, 'လသယ', 'mm')).toEqual([]);
    expect(searchNrcPrefixes(12, 'qqq', 'en')).toEqual([]);
  });

  it('put what begins with the typed letters before what only contains them', () => {
    const found = searchNrcPrefixes(12, 'DAGA', 'en').map(({ NRC_EN }) => NRC_EN);
    expect(found.length).toBeGreaterThan(3);
    expect(found.slice(0, 4).every((letters) => letters.startsWith('DAGA'))).toBe(true);
  });
});

describe('NRC numbers', () => {
  const cards = nrcPrefixes.flatMap((prefix) =>
    nrcTypes.map((type) => ({ prefix, type, number: numberOf(type.numberDigits, prefix.nrcTownshipID) })),
  );

  it('are written {state}/{TOWNSHIP}({type}){number}', () => {
    expect(composeNrc({ nrcStateNo: 12, NRC_EN: 'LATHAYA', type: 'N', number: '123456' })).toBe('12/LATHAYA(N)123456');
  });

  it('are read back as they were written, for every prefix and type', () => {
    for (const { prefix, type, number } of cards) {
      const { nrcStateNo, NRC_EN } = prefix;
      const parts = { nrcStateNo, NRC_EN, type: type.code, number };
      expect(parseNrc(composeNrc(parts))).toEqual(parts);
    }
  });

  it('are read from cards in Burmese into the Latin form, for every prefix and type', () => {
    for (const { prefix, type, number } of cards) {
      for (const letters of type.letters_MM) {
        const card = `${inBurmeseDigits(String(prefix.nrcStateNo))}/${prefix.NRC_MM}(${letters})${inBurmeseDigits(number)}`;
        const { nrcStateNo, NRC_EN } = prefix;
        expect(parseNrc(card), card).toEqual({ nrcStateNo, NRC_EN, type: type.code, number });
      }
    }
  });

  it.each([
    ['spaces and lower case', ' 12 / lathaya (n) 123456 '],
    ['the type as a word', '12/LATHAYA(Naing)123456'],
    ['another Latin spelling', '12/LAHTHAYA(N)123456'],
    ['zero-width characters between', '၁၂/လ\u200bသ\u200bယ(နိုင်)၁၂၃၄၅၆'],
    ['no brackets and no line', '12LATHAYAN123456'],
    ['no brackets, and the type as a word', '12/LaThaYaNaing123456'],
    ['no brackets in Burmese', '၁၂လသယနိုင်၁၂၃၄၅၆'],
    ['spaces in place of brackets', '12/LATHAYA N 123456'],
    ['hyphens between everything', '12-La-Tha-Ya-N-123-456'],
    ['brackets of other kinds', '12/LATHAYA[N]123456'],
    ['brackets of an Asian keyboard', '12／LATHAYA（N）123456'],
    ['a backslash', '12\\LATHAYA{N}123456'],
  ])('are read with %s', (_with, text) => {
    expect(parseNrc(text)).toEqual({ nrcStateNo: 12, NRC_EN: 'LATHAYA', type: 'N', number: '123456' });
  });

  it('are read where the letters ဝ and ရ were typed for the digits ၀ and ၇, and the other way round', () => {
    expect(parseNrc('၇/ဝမန(နိုင်)ဝဝရ၁၂၃')).toEqual(parseNrc('ရ/၀မန(နိုင်)၀၀၇၁၂၃'));
    expect(parseNrc('၇/ဝမန(နိုင်)ဝဝရ၁၂၃')?.number).toBe('007123');
  });

  it.each([
    ['an unknown state', '15/LATHAYA(N)123456'],
    ['a prefix of another state', '1/LATHAYA(N)123456'],
    ['an unknown type', '12/LATHAYA(X)123456'],
    ['five digits where six are due', '12/LATHAYA(N)12345'],
    ['six digits where five are due', '12/LATHAYA(T)123456'],
    ['letters in the number', '12/LATHAYA(N)12345A'],
    ['no type', '12/LATHAYA123456'],
    ['nothing', ''],
  ])('are refused with %s', (_with, text) => {
    expect(parseNrc(text)).toBeUndefined();
  });

  it.each([
    ['shape', '', 'hello'],
    ['shape', '', '123456'],
    ['shape', '', 'LATHAYA(N)123456'],
    ['state', '15', '15/LATHAYA(N)123456'],
    ['township', 'QQQ', '12/QQQ(N)123456'],
    ['type', 'C', '12/LATHAYA(C)123456'],
    ['shape', '', '12LATHAYAC123456'],
    ['shape', '', '12LATHAYA123456'],
    ['number', '1234567', '12/LATHAYA(N)1234567'],
    ['number', '12345', '12LATHAYAN12345'],
  ])('are refused with the part that is not understood: %s %s', (part, given, text) => {
    expect(readNrc(text)).toEqual({ unread: { part, given } });
  });

  it('are read without brackets only as what they are, for every prefix and type', () => {
    for (const { prefix, type, number } of cards) {
      const { nrcStateNo, NRC_EN } = prefix;
      const expected = { nrcStateNo, NRC_EN, type: type.code, number };
      const written = [
        `${nrcStateNo}${NRC_EN}${type.code}${number}`,
        `${nrcStateNo}/${prefix.NRC_MM} ${type.code} ${number}`,
      ];
      for (const text of written) expect([undefined, expected], text).toContainEqual(parseNrc(text));
    }
    const read = cards.filter(({ prefix, type, number }) =>
      parseNrc(`${prefix.nrcStateNo}${prefix.NRC_EN}${type.code}${number}`),
    );
    expect(read).toHaveLength(cards.length);
  });

  it('are whole or not read at all, whatever is written', () => {
    const anything = fc.array(
      fc.oneof(
        fc.constantFrom(...'1234567890၁၂၃၄၅၆၇၈၉၀/\\()[]{}（） -.'),
        fc.constantFrom(
          'KAMAYA',
          'LATHAYA',
          'ကမရ',
          'လသယ',
          'N',
          'C',
          'NAING',
          'နိုင်',
          'T',
          'သာ',
          '123456',
          '12345',
          '12',
          '၁၂',
        ),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(anything, (pieces) => {
        const reading = readNrc(pieces.join(''));
        if ('nrc' in reading && reading.nrc) expect(parseNrc(composeNrc(reading.nrc))).toEqual(reading.nrc);
        else expect(reading.unread?.part).toBeDefined();
      }),
      { numRuns: 2_000 },
    );
  });
});
