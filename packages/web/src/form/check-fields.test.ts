import { otpCode } from '@taga/contract/rules/access/otp-code';
import { expect, test } from 'vitest';
import { checkFields } from './check-fields.ts';

const rules = { first: otpCode, second: otpCode };

test('each field is held against its own rule, and what is in order is not named', () => {
  expect(checkFields({ first: '123456', second: '12' }, rules)).toEqual({ second: 'validation.otp.wrongLength' });
  expect(checkFields({ first: '123456', second: '654321' }, rules)).toEqual({});
});
