import type { MessageDetail, MessageSummary } from '@taga/contract/records/messaging/message';
import { type Language, textIn } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { SavedMessage } from './inbox-message.ts';
import { describeBody, type InboxContent, type Reader } from './message-types.ts';

function subjectOf({ type, body }: InboxContent, language: Language): string {
  if (body.subject) return textIn(language, body.subject);
  const isCorrection = type === 'ApplicationSubmitted' && body.isCorrection;
  return serverText(language)(isCorrection ? 'messages.corrected.subject' : `messages.subject.${type}`);
}

export function summarizeMessage(message: SavedMessage, language: Language): MessageSummary {
  return {
    Id: message.id,
    Type: message.content.type,
    Category: message.category,
    Subject: subjectOf(message.content, language),
    Date: message.at.toISOString(),
    Unread: message.readAt === null,
  };
}

export function describeMessage(message: SavedMessage, reader: Reader): MessageDetail {
  const { content, id, authorizationReqId, action, at } = message;
  const { language } = reader;
  const { note } = content.body;
  return {
    Id: id,
    Type: content.type,
    Subject: subjectOf(content, language),
    Date: at.toISOString(),
    Body: { ...describeBody(content, reader), ...(note && { Note: textIn(language, note) }) },
    AuthorizationReqId: authorizationReqId,
    ApplicationNo: reader.applicationNo,
    Action: action,
    Error: errorOf(content, language),
  } as MessageDetail;
}

/** What went wrong with what the message offers to do. */
function errorOf({ type, body }: InboxContent, language: Language): MessageDetail['Error'] {
  if (type !== 'AccountCreated' || !body.chequeBookRefused) return undefined;
  const text = serverText(language);
  return { Message: text('messages.chequeBook.refused'), Details: [{ ErrorDescription: text('errors.TG1505') }] };
}
