import { type IdentityFindings, type IdentityPart, type IdentityReason, identityParts } from './identity-check.ts';

const photos = ['FRONT', 'BACK'] as const;

/** What each reason is about. Where it is about nothing in particular, everything may be at fault. */
const aboutOf: Readonly<Record<IdentityReason, readonly IdentityPart[]>> = {
  'photo-too-small': photos,
  'photo-too-dark': photos,
  'photo-blurred': photos,
  'photo-glare': photos,
  'photo-without-face': ['FRONT'],
  'passport-unreadable': ['FRONT'],
  'passport-differs': ['FRONT'],
  'video-missing': ['VIDEO'],
  'video-too-short': ['VIDEO'],
  'video-too-long': ['VIDEO'],
  'video-unreadable': ['VIDEO'],
  'video-without-face': ['VIDEO'],
  'video-of-several-people': ['VIDEO'],
  'face-differs': ['FRONT', 'VIDEO'],
  'documents-differ': identityParts,
  'second-document': identityParts,
  'head-not-turned': ['VIDEO'],
  'turns-not-asked': ['VIDEO'],
  'not-checked-yet': identityParts,
  'not-checkable': identityParts,
  'refused-by-provider': identityParts,
};

/** Of a photo it is said which one, where the check could tell. */
export function partsOfReason(reason: IdentityReason, faultyPhotos: readonly IdentityPart[]): readonly IdentityPart[] {
  const about = aboutOf[reason];
  return about === photos && faultyPhotos.length > 0 ? faultyPhotos : about;
}

/** What has to be taken again after a no: what was good stays. All of it where nobody says why. */
export function partsToRetake({ reasons, faultyPhotos }: IdentityFindings): readonly IdentityPart[] {
  const faulty = reasons.flatMap((reason) => partsOfReason(reason, faultyPhotos));
  return faulty.length > 0 ? identityParts.filter((part) => faulty.includes(part)) : identityParts;
}
