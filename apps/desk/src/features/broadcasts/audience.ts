import type { BroadcastFilter } from '@taga/contract/records/desk/broadcast';
import { languageNames } from '@taga/i18n';
import type { Reading } from '../../lib/names/reading.ts';

/** Whom a broadcast is for, in words. */
export function audienceOf(filter: BroadcastFilter, { text, names }: Reading): string {
  const { language, productCode, accountClass, state, township } = filter;
  const conditions = [
    language && languageNames[language],
    productCode !== undefined && text(productCode ? 'deskBroadcasts.card' : 'deskBroadcasts.noCard'),
    accountClass && names.accountClass(accountClass),
    township ? names.township(township) : state && names.state(state),
  ].filter(Boolean);
  return conditions.length > 0 ? conditions.join(', ') : text('deskBroadcasts.everybody');
}
