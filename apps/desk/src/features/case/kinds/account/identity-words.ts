import type { MessageId } from '@taga/i18n';

/** What the built-in verifier measures; another one's figures go by their own names. */
export const scoreWords: Readonly<Record<string, MessageId>> = {
  faceDistance: 'deskCases.score.faceDistance',
  otherFaceDistance: 'deskCases.score.otherFaceDistance',
  documentDistance: 'deskCases.score.documentDistance',
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

export const scoreGroups = ['ofFaces', 'ofVideo', 'ofFront', 'ofBack', 'ofPassport', 'ofOther'] as const;
type ScoreGroup = (typeof scoreGroups)[number];

/** What a measurement was made on, by how its name begins; one of a provider is named by nobody here. */
export function groupOf(name: string): ScoreGroup {
  if (!scoreWords[name]) return 'ofOther';
  if (name.startsWith('front')) return 'ofFront';
  if (name.startsWith('back')) return 'ofBack';
  if (name.startsWith('passport')) return 'ofPassport';
  return name.endsWith('Distance') && name !== 'furthestFrameDistance' ? 'ofFaces' : 'ofVideo';
}

/** Some are either so, 1, or not, 0. */
export const isYesOrNo = (name: string): boolean => groupOf(name) === 'ofPassport';
