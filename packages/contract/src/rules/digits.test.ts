import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from './digits.ts';
import {
  keepAddressCharacters,
  keepDigits,
  keepIntroducerPhoneDigits,
  keepLatinText,
  keepLettersAndDigits,
  keepNameCharacters,
  keepOtpDigits,
  keepPhoneCharacters,
} from './typing.ts';

describe('Burmese digits', () => {
  it('become 0 to 9, each in its place [NET-008]', () => {
    expect(toAsciiDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789');
    expect(toAsciiDigits('၁၂/DAGAMA(N)၁၂၃၄၅၆')).toBe('12/DAGAMA(N)123456');
  });

  it('are the only characters that change', () => {
    expect(toAsciiDigits('ကခဂ ABC 19 ႐႑')).toBe('ကခဂ ABC 19 ႐႑');
  });
});

describe('typing into a field', () => {
  it('keeps digits of either script, up to the length of the field [NET-008]', () => {
    expect(keepDigits('12a-၃၄ 5', 4)).toBe('1234');
  });

  it('keeps at most six digits of a code [VAL-042]', () => {
    expect(keepOtpDigits('12 34 56 78')).toBe('123456');
    expect(keepOtpDigits('abc')).toBe('');
  });

  it('keeps digits and plus of a phone number [VAL-033]', () => {
    expect(keepPhoneCharacters('+95 9-77 (abc) ၁')).toBe('+959771');
  });

  it('blocks what an introducer field does not take', () => {
    expect(keepIntroducerPhoneDigits('09 777-888 999 000 1')).toBe('097778889990');
    expect(keepNameCharacters('Daw Mya-2 မြ')).toBe('DAW MYA ');
    expect(keepLatinText('A/1-မ2 #', 25)).toBe('A/1-2 #');
  });

  it('keeps letters and digits of a passport number, upper-cased', () => {
    expect(keepLettersAndDigits('ma-12 ၃', 25)).toBe('MA123');
  });

  it('forces an address to upper case and 60 Latin characters [VAL-029]', () => {
    expect(keepAddressCharacters('no. 5, မြ Street')).toBe('NO. 5,  STREET');
    expect(keepAddressCharacters('a'.repeat(61))).toBe('A'.repeat(60));
  });
});
