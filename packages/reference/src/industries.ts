import rows from '../data/industries.json' with { type: 'json' };
import type { NamedItem } from './named-list.ts';

export { nameOf, others, sortedByName } from './named-list.ts';

export const industries: readonly NamedItem[] = rows;
