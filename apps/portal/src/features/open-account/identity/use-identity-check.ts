import { identityServiceIds } from '@taga/contract/constants';
import { submitCapturedIdentity, submitUploadedIdentity } from '@taga/contract/endpoints/identity';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import {
  type IdentityOutcome,
  type IdentityType,
  readIdentityOutcome,
} from '@taga/contract/records/applications/identity-check';
import type { IdentityStatus } from '@taga/contract/rules/applications/identity-proof';
import { useChangeAnswers } from '@taga/journey/change-draft';
import { useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { fileTypesOf, isPrimary, partsOf } from '../../../lib/applications/identity-files/document-parts.ts';
import { logEvent } from '../../../lib/platform/analytics/log-event.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { maySend } from '../correction/asked-correction.ts';
import { useOpening } from '../opening-context.tsx';
import { useStartedCheck } from './started-check.ts';

const statusOf: Readonly<Record<IdentityOutcome['result'], IdentityStatus>> = {
  approved: 'VERIFIED',
  pending: 'PENDING',
  refused: 'FAILED',
};

const isOf = (types: readonly string[]) => (file: UploadedFile) => types.includes(file.type);

/** The photos, the video, and what the server says of them. */
export function useIdentityCheck() {
  const language = useLanguage();
  const opening = useOpening();
  const { identity, idImages } = opening.journey.useDraft().answers;
  const changeAnswers = useChangeAnswers(opening.journey);
  const [started, changeStarted] = useStartedCheck();
  const reasons = opening.reasons.use();
  const { idType, uploadType, formKey, tokenId, video } = started;
  const files = [...idImages, ...(video ? [video] : [])].filter(isOf(fileTypesOf(idType)));
  const isComplete = files.length === fileTypesOf(idType).length;
  /** All of them, or those that staff want again. */
  const wanted = fileTypesOf(idType).filter((type) => maySend(type, opening.correction));
  /** What was asked for is there, and yet there is nothing whole to check: a person looks at it. */
  const isForStaff = !isComplete && wanted.every((type) => files.some(isOf([type])));

  const checking = useSubmit(async () => {
    if (!isComplete || !video) return;
    const body = {
      AuthorizationReqId: opening.id,
      LoginId: opening.customer.loginId,
      IDMServiceId: isPrimary(idType) ? identityServiceIds.primary : identityServiceIds.secondary,
      IDType: idType,
      FormKey: formKey,
      Image: partsOf(idType).map(({ fileType }) => ({ ImageId: files.find(isOf([fileType]))?.id ?? '' })),
      Video: { Name: video.name || 'selfie', VideoId: video.id },
      ...(tokenId && { TokenId: tokenId }),
    };
    const call = uploadType === 'GALLERY' ? submitUploadedIdentity : submitCapturedIdentity;
    const { result, formKey: nextKey, reasons: found } = readIdentityOutcome(await callApi(call, { body, language }));
    if (result === 'approved') void logEvent('BiometricVerifySuccess', language);
    if (result === 'refused') void logEvent('BiometricVerifyFail', language);
    opening.reasons.set(found);
    changeStarted({ formKey: nextKey, videoAtMs: undefined });
    changeAnswers({ identity: { status: statusOf[result], uploadType } });
  });

  /** What was checked before is to be taken again: the same files would be refused again. */
  function begin(next: IdentityType) {
    const types: readonly string[] = fileTypesOf(next).filter((type) => maySend(type, opening.correction));
    const noVideo = types.includes('SELFIE-VIDEO') && { video: undefined, tokenId: undefined };
    changeStarted({ idType: next, uploadType: 'CAPTURE', ...noVideo, videoAtMs: undefined });
    changeAnswers({
      identity: { status: '', uploadType: '' },
      idImages: opening.journey.getDraft().answers.idImages.filter(({ type }) => !types.includes(type)),
    });
  }

  function putFile(type: FileType, file: UploadedFile | undefined) {
    if (type === 'SELFIE-VIDEO') return changeStarted({ video: file, ...(!file && { videoAtMs: undefined }) });
    // Another photo may have come since this was drawn.
    const others = opening.journey.getDraft().answers.idImages.filter((each) => each.type !== type);
    changeAnswers({ idImages: file ? [...others, file] : others });
  }

  return { identity, started, changeStarted, files, wanted, isComplete, isForStaff, reasons, checking, begin, putFile };
}

export type IdentityCheck = ReturnType<typeof useIdentityCheck>;
