import rows from '../../data/employment-types.json' with { type: 'json' };
import { type NamedItem, namedList } from '../lists/named-list.ts';

export { type NamedItem, nameOf } from '../lists/named-list.ts';

/** In the order a form shows them: from the commonest to `Other`. */
export const employmentTypes: readonly NamedItem[] = namedList(rows);
