import { errorCodes } from '@taga/contract';
import { expect, test } from 'vitest';
import { DomainError } from '../../../domain-error.ts';
import { type AskedCorrection, askedCorrection, requireChangeable } from './correction.ts';

const items: AskedCorrection['items'] = ['SIGNATURE', 'OCCUPATION'];
const correction: AskedCorrection = {
  items,
  remark: null,
  askedAt: '2026-03-10T03:00:00.000Z',
  revision: 3,
  fileIds: [],
};

/** The code of the refusal, or nothing where it may be changed. */
function refusalOf(application: Parameters<typeof requireChangeable>[0], meant: AskedCorrection['items'][number]) {
  try {
    requireChangeable(application, (item) => item === meant);
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
}

test('what is not submitted may be changed, what is submitted may not', () => {
  for (const status of [null, 'INIT'] as const) {
    expect(refusalOf({ status, correction: null }, 'SIGNATURE')).toBeUndefined();
  }
  expect(refusalOf({ status: 'PENDING', correction: null }, 'SIGNATURE')).toBe(errorCodes.applicationClosed);
});

test('what staff ask for may be changed once more, and nothing beside it', () => {
  const sentBack = { status: 'INCOMPLETED', correction: askedCorrection.parse(correction) } as const;
  for (const item of items) expect(refusalOf(sentBack, item)).toBeUndefined();
  expect(refusalOf(sentBack, 'SELFIE_VIDEO')).toBe(errorCodes.notAskedToCorrect);
});
