import rows from '../data/occupations.json' with { type: 'json' };
import type { NamedItem } from './named-list.ts';

export { nameOf, others, sortedByName } from './named-list.ts';

export const occupations: readonly NamedItem[] = rows;
