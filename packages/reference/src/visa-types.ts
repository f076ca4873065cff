import rows from '../data/visa-types.json' with { type: 'json' };
import type { NamedItem } from './named-list.ts';

export { nameOf } from './named-list.ts';

export const visaTypes: readonly NamedItem[] = rows;
