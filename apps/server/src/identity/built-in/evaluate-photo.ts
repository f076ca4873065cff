import type { IdentityReason } from '@taga/contract/records/applications/identity-check';
import type { PhotoMeasures } from '../../media/index.ts';
import { type Finding, found, rounded } from './finding.ts';

/** docs/identity-check.md says where these come from. */
const fewestPixels = { longSide: 600, shortSide: 350 };
const darkBelow = 60;
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

/** In the dark everything else looks wrong too. */
function faultsOf({ width, height, brightness, sharpness, glare }: PhotoMeasures): IdentityReason[] {
  const isSmall = Math.max(width, height) < fewestPixels.longSide || Math.min(width, height) < fewestPixels.shortSide;
  if (isSmall) return ['photo-too-small'];
  if (brightness < darkBelow) return ['photo-too-dark'];
  return [
    ...(sharpness < blurredBelow ? (['photo-blurred'] as const) : []),
    ...(glare > glareAbove ? (['photo-glare'] as const) : []),
  ];
}
