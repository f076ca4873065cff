import rows from '../../data/relationships.json' with { type: 'json' };
import { type NamedItem, namedList } from '../lists/named-list.ts';

export { nameOf } from '../lists/named-list.ts';

/** How an introducer knows the customer. No screen asks it yet; the wire has a field for it. */
export const relationships: readonly NamedItem[] = namedList(rows);
