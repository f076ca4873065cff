import type { Messages } from './compiled-message.ts';
import { formatMessage, type TextValues } from './format-message.ts';
import type { Language } from './languages.ts';
import type { MessageId } from './messages.ts';

/** The one way to get words: `text('home.banner.title')`. */
export type Text<Id extends string = MessageId> = (id: Id, values?: TextValues) => string;

/**
 * A missing message is a fault of the build, which the parity check catches; in front of a customer
 * the id is still better than an empty button.
 */
export function createText<Id extends string = MessageId>(language: Language, messages: Messages): Text<Id> {
  return (id, values = {}) => formatMessage(messages[id] ?? id, values, language);
}
