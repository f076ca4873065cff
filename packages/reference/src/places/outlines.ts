import type { NamedFields } from '@taga/i18n/named-fields';

/**
 * The shape of the outlines of states and districts in full. The file itself is 0.8 MB, so nothing here imports it: what
 * a phone draws are the few lines of `map-places`, which `scripts/make-map-outlines.mjs` makes from it.
 * States and districts were simplified apart: draw districts thin, and states over them.
 */
export interface Outline {
  readonly type: 'Feature';
  readonly properties: NamedFields<'name'> & {
    readonly level: 'state' | 'district';
    readonly stateCode: string;
  };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}

/** Points as longitude, latitude; the last repeats the first. */
export type Ring = readonly (readonly number[])[];

export interface Outlines {
  readonly type: 'FeatureCollection';
  readonly features: readonly Outline[];
}

/** Whom every map and place list must name. */
export const placesCredit = 'MIMU / OCHA';
