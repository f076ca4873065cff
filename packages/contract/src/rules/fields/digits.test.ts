import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from './digits.ts';

describe('Burmese digits', () => {
  it('become 0 to 9, each in its place [NET-008]', () => {
    expect(toAsciiDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789');
    expect(toAsciiDigits('၁၂/DAGAMA(N)၁၂၃၄၅၆')).toBe('12/DAGAMA(N)123456');
  });

  it('are the only characters that change', () => {
    expect(toAsciiDigits('ကခဂ ABC 19 ႐႑')).toBe('ကခဂ ABC 19 ႐႑');
  });
});
