import type { IdentityReason } from '@taga/contract/records/identity-check';
import type { MessageId } from '@taga/i18n';

/** Why the verifier hesitates, said to staff. */
export const reasonWords: Readonly<Record<IdentityReason, MessageId>> = {
  'photo-too-small': 'deskCases.identityReason.photo-too-small',
  'photo-too-dark': 'deskCases.identityReason.photo-too-dark',
  'photo-blurred': 'deskCases.identityReason.photo-blurred',
  'photo-glare': 'deskCases.identityReason.photo-glare',
  'photo-without-face': 'deskCases.identityReason.photo-without-face',
  'passport-unreadable': 'deskCases.identityReason.passport-unreadable',
  'passport-differs': 'deskCases.identityReason.passport-differs',
  'video-missing': 'deskCases.identityReason.video-missing',
  'video-too-short': 'deskCases.identityReason.video-too-short',
  'video-too-long': 'deskCases.identityReason.video-too-long',
  'video-unreadable': 'deskCases.identityReason.video-unreadable',
  'video-without-face': 'deskCases.identityReason.video-without-face',
  'video-of-several-people': 'deskCases.identityReason.video-of-several-people',
  'face-differs': 'deskCases.identityReason.face-differs',
  'head-not-turned': 'deskCases.identityReason.head-not-turned',
  'turns-not-asked': 'deskCases.identityReason.turns-not-asked',
  'not-checked-yet': 'deskCases.identityReason.not-checked-yet',
  'not-checkable': 'deskCases.identityReason.not-checkable',
  'refused-by-provider': 'deskCases.identityReason.refused-by-provider',
};

/** What the built-in verifier measures; another one's figures go by their own names. */
export const scoreWords: Readonly<Record<string, MessageId>> = {
  faceDistance: 'deskCases.score.faceDistance',
  videoSeconds: 'deskCases.score.videoSeconds',
  videoFrames: 'deskCases.score.videoFrames',
  framesWithFace: 'deskCases.score.framesWithFace',
  framesWithOthers: 'deskCases.score.framesWithOthers',
  furthestFrameDistance: 'deskCases.score.furthestFrameDistance',
  furthestLeft: 'deskCases.score.furthestLeft',
  furthestRight: 'deskCases.score.furthestRight',
  frontBrightness: 'deskCases.score.frontBrightness',
  frontSharpness: 'deskCases.score.frontSharpness',
  frontGlare: 'deskCases.score.frontGlare',
  frontWidth: 'deskCases.score.frontWidth',
  frontHeight: 'deskCases.score.frontHeight',
  backBrightness: 'deskCases.score.backBrightness',
  backSharpness: 'deskCases.score.backSharpness',
  backGlare: 'deskCases.score.backGlare',
  backWidth: 'deskCases.score.backWidth',
  backHeight: 'deskCases.score.backHeight',
  passportRead: 'deskCases.score.passportRead',
  passportNumberSame: 'deskCases.score.passportNumberSame',
  passportBirthDateSame: 'deskCases.score.passportBirthDateSame',
  passportExpirySame: 'deskCases.score.passportExpirySame',
};
