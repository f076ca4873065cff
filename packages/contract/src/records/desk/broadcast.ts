import * as z from 'zod/mini';
import { inEveryLanguage, languageCode } from '../../languages.ts';
import { timestamp } from '../fields/answer.ts';
import { accountClassCode, placeCode } from '../fields/field.ts';
import { messageCategory } from '../messaging/message.ts';
import { settableProductCode } from './customer.ts';
import { staffMemberName } from './staff-name.ts';

export const broadcastSubjectMaxCharacters = 150;
export const broadcastContentMaxCharacters = 2000;

/** A broadcast that reaches more customers than this is confirmed by a second administrator. */
export const broadcastConfirmedAbove = 100;
/** So far ahead a broadcast can be scheduled. */
export const broadcastMaxDaysAhead = 90;

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
  /** Not before; at once where it is left out or past. */
  sendAt: z.optional(timestamp),
});
export type NewBroadcast = z.infer<typeof newBroadcast>;

/**
 * `PROPOSED` until a second administrator confirms it, `SCHEDULED` until its moment, `SENDING` until every recipient has
 * it, `STOPPED` where an administrator has stopped it before.
 */
export const broadcastStates = ['PROPOSED', 'SCHEDULED', 'SENDING', 'SENT', 'STOPPED'] as const;

/** A broadcast that was written, and how far it has come. */
export const broadcast = z.extend(newBroadcast, {
  broadcastId: z.string(),
  state: z.enum(broadcastStates),
  /** How many it is for, counted when it was written and again when sending begins; and how many have it. */
  recipients: z.int(),
  delivered: z.int(),
  sentBy: staffMemberName,
  /** When it was written. */
  sentAt: timestamp,
  /** When it goes out, or went out. */
  sendAt: timestamp,
  confirmedBy: z.nullable(staffMemberName),
  stoppedBy: z.nullable(staffMemberName),
  finishedAt: z.nullable(timestamp),
});
export type Broadcast = z.infer<typeof broadcast>;
