import rows from '../data/employment-types.json' with { type: 'json' };
import type { NamedItem } from './named-list.ts';

export { nameOf } from './named-list.ts';

/** In the order a form shows them: from the commonest to `Other`. */
export const employmentTypes: readonly NamedItem[] = rows;
