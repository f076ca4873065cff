import type { IdentityReason } from '@taga/contract/records/applications/identity-check';
import type { PhotoMeasures } from '../../media/index.ts';
import { type Finding, found, isWithin, rounded } from './finding.ts';

/** docs/identity-check.md says where these come from. */
const fewestPixels = { longSide: 600, shortSide: 350 };
const darkBelow = 60;
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

function measure(side: string, { width, height, brightness, sharpness, glare }: PhotoMeasures) {
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
      [`${side}Brightness`]: { atLeast: darkBelow },
      [`${side}Sharpness`]: { atLeast: blurredBelow },
      [`${side}Glare`]: { atMost: glareAbove },
      [`${side}${long}`]: { atLeast: fewestPixels.longSide },
      [`${side}${short}`]: { atLeast: fewestPixels.shortSide },
    },
  };
}

/** In the dark everything else looks wrong too. */
function faultsOf(side: string, measured: ReturnType<typeof measure>): IdentityReason[] {
  if (!isWithin(measured, `${side}Width`, `${side}Height`)) return ['photo-too-small'];
  if (!isWithin(measured, `${side}Brightness`)) return ['photo-too-dark'];
  return [
    ...(isWithin(measured, `${side}Sharpness`) ? [] : (['photo-blurred'] as const)),
    ...(isWithin(measured, `${side}Glare`) ? [] : (['photo-glare'] as const)),
  ];
}
