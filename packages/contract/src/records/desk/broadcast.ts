import * as z from 'zod/mini';
import { inEveryLanguage, languageCode } from '../../languages.ts';
import { timestamp } from '../fields/answer.ts';
import { accountClassCode, placeCode } from '../fields/field.ts';
import { messageCategory } from '../messaging/message.ts';
import { settableProductCode } from './customer.ts';

export const broadcastSubjectMaxCharacters = 150;
export const broadcastContentMaxCharacters = 2000;

function writtenText(maxCharacters: number) {
  return inEveryLanguage(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCharacters)));
}

/** Who gets it: those to whom everything applies that is given. Nothing given is everybody who may sign in. */
export const broadcastFilter = z.object({
  language: z.optional(languageCode),
  /** Null asks for those who did not come for a card. */
  productCode: z.optional(settableProductCode),
  /** An account of this class was opened for them here. */
  accountClass: z.optional(accountClassCode),
  /** Where they live. */
  state: z.optional(placeCode),
  township: z.optional(placeCode),
});
export type BroadcastFilter = z.infer<typeof broadcastFilter>;

export const newBroadcast = z.object({
  /** Chosen by the person who writes it: sending it twice sends it once. */
  broadcastId: z.uuid(),
  category: messageCategory,
  subject: writtenText(broadcastSubjectMaxCharacters),
  content: writtenText(broadcastContentMaxCharacters),
  filter: broadcastFilter,
});
export type NewBroadcast = z.infer<typeof newBroadcast>;

/** A broadcast that was sent, and how far it has come. */
export const broadcast = z.extend(newBroadcast, {
  broadcastId: z.string(),
  /** `SENDING` until every recipient has it. */
  state: z.enum(['SENDING', 'SENT']),
  /** How many it was for when it was sent, and how many have it. */
  recipients: z.int(),
  delivered: z.int(),
  sentBy: z.string(),
  sentAt: timestamp,
  finishedAt: z.nullable(timestamp),
});
export type Broadcast = z.infer<typeof broadcast>;
