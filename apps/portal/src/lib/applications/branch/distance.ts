import type { BranchRecord } from '@taga/contract/records/customers/place';
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

/** Nothing where nobody knows the place of the branch. */
export function kmTo({ latitude, longtitude: longitude }: BranchRecord, here: Location): number | undefined {
  return latitude === null || longitude === null ? undefined : distanceKm(here, { latitude, longitude });
}

/** Those whose place is not known come last. */
export function nearestFirst(branches: readonly BranchRecord[], here: Location): readonly BranchRecord[] {
  const far = (branch: BranchRecord) => kmTo(branch, here) ?? Number.POSITIVE_INFINITY;
  return [...branches].sort((one, other) => far(one) - far(other));
}
