import rows from '../../data/industries.json' with { type: 'json' };
import { type NamedItem, namedList } from '../lists/named-list.ts';

export { nameOf, others, sortedByName } from '../lists/named-list.ts';

export const industries: readonly NamedItem[] = namedList(rows);
