import { errorCodes } from '@taga/contract';
import type { ChosenReason, ReasonCatalogue } from '@taga/contract/records/desk/cases';
import { byLanguage } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { DomainError } from '../../../../domain-error.ts';
import type { InboxContent } from '../../../messaging/inbox/index.ts';

/**
 * What a rejection can be for: categories, what is wrong in each, and what to do about it. The words are in the
 * `reasons` catalogs; those of a decision are kept with its message, as they were when it was made.
 */
const catalogue = {
  identity: {
    'photo-unreadable': ['photo-in-daylight', 'photo-both-sides'],
    'document-expired': ['renew-document'],
    'document-differs': ['details-as-printed', 'own-document'],
    'face-differs': ['video-alone', 'own-document', 'visit-branch'],
  },
  person: {
    'name-differs': ['details-as-printed'],
    'address-incomplete': ['whole-address'],
    'already-applied': ['existing-account'],
  },
  papers: {
    'signature-unclear': ['sign-on-paper'],
    'income-unclear': ['recent-proof'],
  },
  introducers: { 'introducer-not-confirmed': ['other-introducer'] },
  terms: {
    'not-eligible': ['other-account'],
    'proof-in-person': ['visit-branch'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

type Category = keyof typeof catalogue;
type Reasons<Name extends Category> = (typeof catalogue)[Name];
type Reason = { [Name in Category]: keyof Reasons<Name> & string }[Category];
type Description = {
  [Name in Category]: { [Each in keyof Reasons<Name>]: Reasons<Name>[Each] & readonly string[] }[keyof Reasons<Name>];
}[Category][number];

type Key = `reasons.category.${Category}` | `reasons.message.${Reason}` | `reasons.content.${Description}`;

function wordsOf(key: Key) {
  return byLanguage((language) => serverText(language)(key));
}

const entriesOf = <Names extends string, Value>(record: Readonly<Record<Names, Value>>) =>
  Object.entries(record) as [Names, Value][];

/** Every category with its reasons and their descriptions, in every language. */
export const reasonCatalogue: ReasonCatalogue = entriesOf<Category, Readonly<Record<string, readonly string[]>>>(
  catalogue,
).map(([category, reasons]) => ({
  category,
  words: wordsOf(`reasons.category.${category}`),
  reasons: entriesOf(reasons).map(([reason, descriptions]) => ({
    reason,
    message: wordsOf(`reasons.message.${reason as Reason}`),
    descriptions: descriptions.map((description) => ({
      description,
      content: wordsOf(`reasons.content.${description as Description}`),
    })),
  })),
}));

type ReasonTexts = NonNullable<Extract<InboxContent, { type: 'RequestRejected' }>['body']['reasons']>;

/** What the customer is told: the categories in the order of the catalogue, each with what was chosen of it. */
export function wordsOfReasons(chosen: readonly ChosenReason[]): ReasonTexts {
  return reasonCatalogue.flatMap(({ words, reasons }) => {
    const items = reasons.flatMap(({ reason, message, descriptions }) => {
      const picked = chosen.find((each) => each.reason === reason);
      if (!picked) return [];
      const told = descriptions.filter(({ description }) => picked.descriptions.includes(description));
      return [{ message, descriptions: told.map(({ content }) => content) }];
    });
    return items.length > 0 ? [{ category: words, items }] : [];
  });
}

/** Each once, with descriptions of its own. */
export function refuseUnknownReasons(chosen: readonly ChosenReason[]): void {
  const known = reasonCatalogue.flatMap(({ reasons }) => reasons);
  const areKnown = chosen.every(({ reason, descriptions }) => {
    const found = known.find((each) => each.reason === reason)?.descriptions.map(({ description }) => description);
    return found !== undefined && descriptions.every((description) => found.includes(description));
  });
  const areOnce = new Set(chosen.map(({ reason }) => reason)).size === chosen.length;
  if (!areKnown || !areOnce) throw new DomainError(errorCodes.invalidField, { fields: ['reasons'] });
}
