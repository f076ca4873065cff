import type { SentMessage } from '@taga/contract/records/desk/cases';
import { byLanguage, type Language } from '@taga/i18n';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { describeMessage } from './describe-message.ts';
import type { SavedMessage } from './inbox-message.ts';
import { listMessagesAbout } from './store.ts';

/** The sentences of a message; the facts of an account or a card stand elsewhere on the desk's page. */
function wordsOf(message: SavedMessage, language: Language) {
  const { Subject, Body } = describeMessage(message, {
    language,
    name: '',
    services: [],
    deposit: null,
    applicationNo: null,
  });
  const {
    Reason,
    Items = [],
    Remark,
    Content,
    Note,
  } = Body as {
    Reason?: readonly { SubCategory: readonly { Message: string; Description: readonly { Content: string }[] }[] }[];
    Items?: readonly string[];
    Remark?: string | null;
    Content?: string | null;
    Note?: string | null;
  };
  const reasons = (Reason ?? []).flatMap(({ SubCategory }) =>
    SubCategory.map((each) => [each.Message, ...each.Description.map((advice) => advice.Content)].join(' ')),
  );
  const lines = [...reasons, ...Items, Remark, Content, Note].filter((line) => typeof line === 'string' && line !== '');
  return { subject: Subject, lines: lines as string[] };
}

/** What the customer was told of an application in the inbox, the newest first. */
export async function listSentMessages(db: Kysely<DB>, authorizationReqId: string): Promise<SentMessage[]> {
  const messages = await listMessagesAbout(db, authorizationReqId);
  return messages.map(describeSent);
}

/** As the customer finds it in the inbox. */
export function describeSent(message: SavedMessage): SentMessage {
  return {
    at: message.at.toISOString(),
    isRead: message.readAt !== null,
    words: byLanguage((language) => wordsOf(message, language)),
  };
}
