import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { identityServiceIds } from '../../constants.ts';
import { identityCheckRequest, primaryIdTypeOf } from './identity-check.ts';

const { primary, secondary } = identityServiceIds;
const image = { ImageId: 'i-1' };
const takes = (IDMServiceId: unknown, IDType: string, images: number, changes: object = {}) =>
  z.safeParse(identityCheckRequest, {
    AuthorizationReqId: '01890a5d-ac96-774b-bcce-b302099a8057',
    LoginId: 'mya@mail.example',
    IDMServiceId,
    IDType,
    Image: Array.from({ length: images }, () => image),
    ...changes,
  }).success;

test('who signed up with a passport shows it, everybody else the card', () => {
  expect((['PASSPORT', 'NRC', 'OLD_NRC'] as const).map(primaryIdTypeOf)).toEqual(['PP', 'NID', 'NID']);
});

test('a passport has one page to show, every card two sides, each with its own service', () => {
  expect([takes(primary, 'PP', 1), takes(primary, 'NID', 2), takes(secondary, 'DL', 2)]).toEqual([true, true, true]);
  expect([takes(primary, 'PP', 2), takes(primary, 'NID', 1), takes(secondary, 'DL', 1)]).toEqual([false, false, false]);
  expect([takes(secondary, 'PP', 1), takes(secondary, 'NID', 2), takes(primary, 'DL', 2)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a video is sent itself or named by its file, not both and not neither', () => {
  const video = (given: object) => takes(primary, 'PP', 1, { Video: { Name: 'v.mp4', ...given } });
  expect([video({ Base64String: 'AAAA' }), video({ VideoId: 'f-1' })]).toEqual([true, true]);
  expect([video({}), video({ Base64String: 'AAAA', VideoId: 'f-1' })]).toEqual([false, false]);
});
