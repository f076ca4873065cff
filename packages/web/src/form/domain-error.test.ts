import { errorCodes } from '@taga/contract';
import { createText } from '@taga/i18n';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { findDomainError, isRefusedWith } from './domain-error.ts';
import { domainErrorTexts } from './domain-error-texts.ts';

const detail = (ErrorCode: string, ErrorDescription: string) => ({ ErrorCode, ErrorDescription });
const answer = (...Details: ReturnType<typeof detail>[]) => ({ Error: { Message: 'No.', Details, RequestId: 'r' } });
const english = createText('en', { 'errors.TG1104': 'Taken.' });
const burmese = createText('mm', { 'errors.TG1104': 'ရှိပြီးသား။' });

test('a domain error is read from the answer of the server', () => {
  const domainError = findDomainError(new ApiError(400, answer(detail('TG1104', 'Taken.')), 'r'));
  expect(domainError).toMatchObject({ status: 400, message: 'No.' });
  expect(isRefusedWith(domainError, 'TG1104')).toBe(true);
  expect(isRefusedWith(domainError, 'TG1105')).toBe(false);
});

test('a domain error says when it is worth asking again, where the server does', () => {
  const tooSoon = { Error: { Message: 'No.', Details: [detail('TG1204', 'Wait.')], RequestId: 'r', RetryAfter: 42 } };
  expect(findDomainError(new ApiError(400, tooSoon, 'r'))?.retryAfterS).toBe(42);
});

test.each([
  new ApiError(null, null, null),
  new ApiError(502, '<html>', null),
  new ApiError(400, { Error: {} }, null),
  new Error('other'),
])('where the server said nothing readable there is none: %s', (failure) => {
  expect(findDomainError(failure)).toBeUndefined();
});

test('our own reasons follow a change of language; others stay as the server put them', () => {
  const domainError = findDomainError(
    new ApiError(
      400,
      answer(detail('TG1104', 'Taken.'), detail('TG1001', 'Please check PWD.'), detail('X9', 'Core says no')),
      'r',
    ),
  );
  if (!domainError) throw new Error('no refusal');
  expect(domainErrorTexts(domainError, english)).toEqual(['Taken.', 'Please check PWD.', 'Core says no']);
  expect(domainErrorTexts(domainError, burmese)[0]).toBe('ရှိပြီးသား။');
});

test('without reasons the general message has to do, and no reason is told twice', () => {
  expect(domainErrorTexts({ status: 400, message: 'No.', details: [] }, english)).toEqual(['No.']);
  const twice = [detail('A', 'Again'), detail('B', 'Again')];
  expect(domainErrorTexts({ status: 400, message: 'No.', details: twice }, english)).toEqual(['Again']);
});

test('what only the bank knows is told in its words, and a code of ours without a field in ours', () => {
  const refused = {
    status: 400,
    message: 'No.',
    details: [detail('TG1104', 'x'), detail(errorCodes.bankRefused, 'Core: 17')],
  };
  expect(domainErrorTexts(refused, english)).toEqual(['Taken.', 'Core: 17']);
});

test('one reason among several is enough to be refused with', () => {
  const refused = { status: 400, message: 'No.', details: [detail('TG1105', 'x'), detail('TG1104', 'y')] };
  expect(isRefusedWith(refused, 'TG1104')).toBe(true);
});

test('an answer without a refusal is refused with nothing', () => {
  expect(isRefusedWith(undefined, 'TG1104')).toBe(false);
});
