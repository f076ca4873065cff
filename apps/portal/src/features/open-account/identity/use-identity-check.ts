import { identityServiceIds } from '@taga/contract/constants';
import { submitCapturedIdentity, submitUploadedIdentity } from '@taga/contract/endpoints/identity';
import type { OpeningAnswers, UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import {
  type IdentityCheckRequest,
  type IdentityFindings,
  type IdentityOutcome,
  type IdentityType,
  readIdentityOutcome,
} from '@taga/contract/records/applications/identity-check';
import { partsToRetake } from '@taga/contract/records/applications/identity-parts';
import type { IdentityStatus } from '@taga/contract/rules/applications/identity-proof';
import { ApiError } from '@taga/web/api';
import { useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { fileTypesOf, isPrimary, partOf, partsOf } from '../../../lib/applications/identity-files/document-parts.ts';
import { logEvent } from '../../../lib/platform/analytics/log-event.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { maySend } from '../correction/asked-correction.ts';
import { type AccountOpening, useOpening } from '../opening-context.tsx';
import { useStartedCheck } from './started-check.ts';

const statusOf: Readonly<Record<IdentityOutcome['result'], IdentityStatus>> = {
  approved: 'VERIFIED',
  pending: 'PENDING',
  refused: 'FAILED',
};

const isOf = (types: readonly string[]) => (file: UploadedFile) => types.includes(file.type);

const changeDraft = ({ journey }: AccountOpening, changed: Partial<OpeningAnswers>) =>
  journey.changeDraft((draft) => ({ ...draft, answers: { ...draft.answers, ...changed } }));

/** Of a document's files, those to be taken again: all of another document, and what was not good of the same one. */
function retakenTypes(
  next: IdentityType,
  before: IdentityType,
  findings: IdentityFindings,
  { correction }: AccountOpening,
) {
  const retaken = partsToRetake(findings);
  return fileTypesOf(next).filter(
    (type) => maySend(type, correction) && (next !== before || retaken.includes(partOf(type))),
  );
}

/** The photos, the video, and what the server says of them; at their own step, and behind those that follow it. */
export function useIdentityCheck() {
  const language = useLanguage();
  const opening = useOpening();
  const { identity, idImages } = opening.journey.useDraft().answers;
  const changeAnswers = (changed: Partial<OpeningAnswers>) => changeDraft(opening, changed);
  const [started, changeStarted] = useStartedCheck();
  const findings = opening.findings.use();
  const { idType, uploadType, formKey, tokenId, video } = started;
  const files = [...idImages, ...(video ? [video] : [])].filter(isOf(fileTypesOf(idType)));
  const isComplete = files.length === fileTypesOf(idType).length;
  /** All of them, or those that staff want again. */
  const wanted = fileTypesOf(idType).filter((type) => maySend(type, opening.correction));
  /** What was asked for is there, and yet there is nothing whole to check: a person looks at it. */
  const isForStaff = !isComplete && wanted.every((type) => files.some(isOf([type])));

  /** Behind other questions nobody is told of a failure: it is as if it was skipped, and staff look at the files. */
  async function answerTo(call: typeof submitCapturedIdentity, body: IdentityCheckRequest) {
    const isBehind = started.isBehind ?? false;
    try {
      return await callApi(call, { body, language, isQuiet: isBehind });
    } catch (failure) {
      if (isBehind && failure instanceof ApiError && failure.status !== null) changeStarted({ isBehind: undefined });
      throw failure;
    }
  }

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
    const { result, formKey: nextKey, ...found } = readIdentityOutcome(await answerTo(call, body));
    if (result === 'approved') void logEvent('BiometricVerifySuccess', language);
    if (result === 'refused') void logEvent('BiometricVerifyFail', language);
    opening.findings.set(found);
    const isAsked = result === 'refused' && started.isBehind;
    changeStarted({ formKey: nextKey, videoAtMs: undefined, isBehind: undefined, wasRefused: isAsked });
    // Nobody is taken away from the question they are at: they are told, and go back when they like.
    if (!isAsked) changeAnswers({ identity: { status: statusOf[result], uploadType } });
  });

  /** What is to be taken again is dropped: the same files would be refused again. What was good stays. */
  function begin(next: IdentityType) {
    const types: readonly string[] = retakenTypes(next, idType, findings, opening);
    const noVideo = types.includes('SELFIE-VIDEO') && { video: undefined, tokenId: undefined };
    changeStarted({ idType: next, uploadType: 'CAPTURE', ...noVideo, videoAtMs: undefined, wasRefused: undefined });
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

  return {
    identity,
    started,
    changeStarted,
    files,
    wanted,
    isComplete,
    isForStaff,
    findings,
    checking,
    begin,
    putFile,
  };
}

export type IdentityCheck = ReturnType<typeof useIdentityCheck>;
