import type { IdentityPart, IdentityReason } from '@taga/contract/records/applications/identity-check';
import { documentPhoto } from '@taga/contract/rules/applications/document-photo';
import type { PhotoMeasures } from '../../media/index.ts';
import type { Scores } from '../identity-verifier.ts';
import { type Finding, found, isWithin, rounded } from './finding.ts';

/** docs/identity-check.md says where these come from. */
const blurredBelow = 60;
const glareAbove = 0.08;
const smallestFacePixels = 40;

/** Whether a photo of a document is good enough to look at, and its front shows a face. */
export function evaluatePhoto(side: 'front' | 'back', photo: PhotoMeasures | undefined): Finding {
  if (!photo) return found({ undecided: ['not-checkable'] });
  const measured = measure(side, photo);
  const hasFace = photo.faces.some(({ widthPixels }) => widthPixels >= smallestFacePixels);
  const isFaceMissing = side === 'front' && !hasFace;
  const refused = [...faultsOf(side, measured), ...(isFaceMissing ? (['photo-without-face'] as const) : [])];
  return found({ refused, ...measured });
}

function measure(side: string, { width, height, brightness, sharpness, glare }: PhotoQuality) {
  const [long, short] = width >= height ? ['Width', 'Height'] : ['Height', 'Width'];
  return {
    scores: {
      [`${side}Brightness`]: rounded(brightness),
      [`${side}Sharpness`]: rounded(sharpness),
      [`${side}Glare`]: rounded(glare),
      [`${side}Width`]: width,
      [`${side}Height`]: height,
    },
    limits: {
      [`${side}Brightness`]: { atLeast: documentPhoto.darkBelow },
      [`${side}Sharpness`]: { atLeast: blurredBelow },
      [`${side}Glare`]: { atMost: glareAbove },
      [`${side}${long}`]: { atLeast: documentPhoto.longSidePixels },
      [`${side}${short}`]: { atLeast: documentPhoto.shortSidePixels },
    },
  };
}

type PhotoQuality = Omit<PhotoMeasures, 'faces'>;

/** In the dark everything else looks wrong too. */
function faultsOf(side: string, measured: ReturnType<typeof measure>): IdentityReason[] {
  if (!isWithin(measured, `${side}Width`, `${side}Height`)) return ['photo-too-small'];
  if (!isWithin(measured, `${side}Brightness`)) return ['photo-too-dark'];
  return [
    ...(isWithin(measured, `${side}Sharpness`) ? [] : (['photo-blurred'] as const)),
    ...(isWithin(measured, `${side}Glare`) ? [] : (['photo-glare'] as const)),
  ];
}

/** Which of the photos were not good enough, by what was measured; none where nothing was, as by a provider. */
export function faultyPhotosIn(scores: Scores): IdentityPart[] {
  const sides = { FRONT: 'front', BACK: 'back' } as const;
  return (['FRONT', 'BACK'] as const).filter((part) => {
    const side = sides[part];
    const of = (what: string) => scores[`${side}${what}`] ?? 0;
    if (of('Width') === 0) return false;
    const quality = { brightness: of('Brightness'), sharpness: of('Sharpness'), glare: of('Glare') };
    return faultsOf(side, measure(side, { width: of('Width'), height: of('Height'), ...quality })).length > 0;
  });
}
