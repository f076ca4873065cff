import type { BranchRecord } from '@taga/contract/records/customers/place';
import { formatNumber } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import type { Location } from '../../platform/location/location.ts';

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function distanceKm(from: Location, to: Location): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const h =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h));
}

interface BranchAway {
  readonly branch: BranchRecord;
  /** Missing where nobody knows the place of the branch. */
  readonly km: number | undefined;
}

/** Those whose place is not known come last. */
export function nearestFirst(branches: readonly BranchRecord[], here: Location): readonly BranchAway[] {
  return branches
    .map((branch) => ({ branch, km: kmTo(branch, here) }))
    .sort((one, other) => (one.km ?? Number.POSITIVE_INFINITY) - (other.km ?? Number.POSITIVE_INFINITY));
}

function kmTo({ latitude, longtitude: longitude }: BranchRecord, here: Location): number | undefined {
  return latitude === null || longitude === null ? undefined : distanceKm(here, { latitude, longitude });
}

/** How far it is, for beside the name of a branch; nothing where that is not known. */
export function useDistanceText(): (km: number | undefined) => readonly string[] {
  const text = useText();
  const language = useLanguage();
  return (km) =>
    km === undefined ? [] : [text('branch.near.distance', { distance: formatNumber(km, language, km < 10 ? 1 : 0) })];
}
