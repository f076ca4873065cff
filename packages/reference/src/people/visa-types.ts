import rows from '../../data/visa-types.json' with { type: 'json' };
import { type NamedItem, namedList } from '../lists/named-list.ts';

export { nameOf } from '../lists/named-list.ts';

export const visaTypes: readonly NamedItem[] = namedList(rows);
