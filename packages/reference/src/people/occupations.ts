import rows from '../../data/occupations.json' with { type: 'json' };
import { type NamedItem, namedList } from '../lists/named-list.ts';

export { type NamedItem, nameOf, others, sortedByName } from '../lists/named-list.ts';

export const occupations: readonly NamedItem[] = namedList(rows);
