import { errorCodes } from '@taga/contract';
import { expect, test } from 'vitest';
import { DomainError } from '../../../domain-error.ts';
import {
  type AskedCorrection,
  askedCorrection,
  type DoneSince,
  isOfIdentity,
  progressOf,
  remarksOfCorrection,
  requireChangeable,
  toWire,
} from './correction.ts';

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

test('of what can be asked for, photos of the document and the video are of the identity', () => {
  const asked = ['ID_FRONT', 'SELFIE_VIDEO', 'SIGNATURE', 'NAME'] as const;
  expect(asked.filter(isOfIdentity)).toEqual(['ID_FRONT', 'SELFIE_VIDEO']);
});

const nothing: DoneSince = { steps: [], files: [], details: [] };
const sent = { id: 'new', type: 'SIGNATURE' };

test.each<[string, AskedCorrection['items'][number], Partial<DoneSince>, [hasArrived: boolean, isDone: boolean]]>([
  ['an answer is there and not saved', 'OCCUPATION', {}, [true, false]],
  ['an answer is saved', 'OCCUPATION', { steps: ['signature', 'occupation'] }, [true, true]],
  ['another step is saved', 'OCCUPATION', { steps: ['signature'] }, [true, false]],
  ['a file was there before', 'SIGNATURE', { files: [{ ...sent, id: 'old' }], steps: ['signature'] }, [false, false]],
  ['a file is sent again', 'SIGNATURE', { files: [sent] }, [true, false]],
  ['a file is sent again and its step saved', 'SIGNATURE', { files: [sent], steps: ['signature'] }, [true, true]],
  [
    'another file is sent',
    'SIGNATURE',
    { files: [{ ...sent, type: 'SELFIE-VIDEO' }], steps: ['signature'] },
    [false, false],
  ],
  ['a detail is as it was', 'NAME', { steps: ['review'] }, [false, false]],
  ['a detail is corrected', 'NAME', { details: ['PHONE', 'NAME'], steps: ['review'] }, [true, true]],
  ['another detail is corrected', 'NAME', { details: ['PHONE'], steps: ['review'] }, [false, false]],
])('says how far it is where %s', (_, item, done, [hasArrived, isDone]) => {
  const asked = { ...correction, items: [item], fileIds: ['old'] };
  expect(progressOf(asked, { ...nothing, ...done })).toEqual([{ item, hasArrived, isDone }]);
  expect(toWire({ ...asked, remark: 'Once more' }, { ...nothing, ...done })).toEqual({
    Corrections: [{ Item: item, HasArrived: hasArrived, IsDone: isDone }],
    CorrectionRemarks: { en: 'Once more', mm: 'Once more' },
  });
});

test('says nothing where nothing is asked for', () => {
  expect(toWire(null, nothing)).toEqual({});
  expect(remarksOfCorrection(null)).toBeNull();
  const remarks = { en: 'Once more', mm: 'ထပ်မံ' };
  expect(remarksOfCorrection({ ...correction, remark: 'Before', remarks })).toEqual(remarks);
});
