import rows from '../data/relationships.json' with { type: 'json' };
import type { NamedItem } from './named-list.ts';

export { nameOf } from './named-list.ts';

/** How an introducer knows the customer. No screen asks it yet; the wire has a field for it. */
export const relationships: readonly NamedItem[] = rows;
