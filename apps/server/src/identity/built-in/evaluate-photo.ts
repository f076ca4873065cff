import type { IdentityPart, IdentityReason } from '@taga/contract/records/applications/identity-check';
import { documentPhoto, isTooSmall } from '@taga/contract/rules/applications/document-photo';
import type { PhotoMeasures } from '../../media/index.ts';
import type { Scores } from '../identity-verifier.ts';
import { type Finding, found, rounded } from './finding.ts';

/** docs/identity-check.md says where these come from. */
const blurredBelow = 60;
const glareAbove = 0.08;
const smallestFacePixels = 40;

/** Whether a photo of a document is good enough to look at, and its front shows a face. */
export function evaluatePhoto(side: 'front' | 'back', photo: PhotoMeasures | undefined): Finding {
  if (!photo) return found({ undecided: ['not-checkable'] });
  const scores = {
    [`${side}Brightness`]: rounded(photo.brightness),
    [`${side}Sharpness`]: rounded(photo.sharpness),
    [`${side}Glare`]: rounded(photo.glare),
    [`${side}Width`]: photo.width,
    [`${side}Height`]: photo.height,
  };
  const hasFace = photo.faces.some(({ widthPixels }) => widthPixels >= smallestFacePixels);
  const isFaceMissing = side === 'front' && !hasFace;
  const refused = [...faultsOf(photo), ...(isFaceMissing ? (['photo-without-face'] as const) : [])];
  return found({ refused, scores });
}

type PhotoQuality = Omit<PhotoMeasures, 'faces'>;

/** In the dark everything else looks wrong too. */
function faultsOf({ width, height, brightness, sharpness, glare }: PhotoQuality): IdentityReason[] {
  if (isTooSmall({ width, height })) return ['photo-too-small'];
  if (brightness < documentPhoto.darkBelow) return ['photo-too-dark'];
  return [
    ...(sharpness < blurredBelow ? (['photo-blurred'] as const) : []),
    ...(glare > glareAbove ? (['photo-glare'] as const) : []),
  ];
}

/** Which of the photos were not good enough, by what was measured; none where nothing was, as by a provider. */
export function faultyPhotosIn(scores: Scores): IdentityPart[] {
  const sides = { FRONT: 'front', BACK: 'back' } as const;
  return (['FRONT', 'BACK'] as const).filter((part) => {
    const of = (what: string) => scores[`${sides[part]}${what}`];
    const [width, height, brightness, sharpness, glare] = ['Width', 'Height', 'Brightness', 'Sharpness', 'Glare'].map(
      of,
    );
    if (width === undefined || height === undefined) return false;
    return (
      faultsOf({ width, height, brightness: brightness ?? 0, sharpness: sharpness ?? 0, glare: glare ?? 0 }).length > 0
    );
  });
}
