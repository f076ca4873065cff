import * as z from 'zod/mini';
import { reference } from '../fields/field.ts';

/** Clients of the specification make the id of an application themselves: the time in milliseconds and a random number. */
const timeAndNumber = /^[1-9]\d{13,35}$/;
/** The number in the 30 places of a UUID of version 8 that are its own. */
const asUuid = /^(.{8})(.{4})(.{3})(.{3})(.{12})$/;
const uuidOfNumber = /^(.{8})-(.{4})-8(.{3})-8(.{3})-(.{12})$/;

/** Ids are UUIDs with us, so such a number becomes one; anything else stays as it is. */
export function toStoredId(sent: string): string {
  if (!timeAndNumber.test(sent)) return sent;
  return BigInt(sent).toString(16).padStart(30, '0').replace(asUuid, '$1-$2-8$3-8$4-$5');
}

/** As its client knows it. Ids of ours are random, of version 4. */
export function toSentId(stored: string): string {
  if (!isSentId(stored)) return stored;
  return BigInt(`0x${stored.replace(uuidOfNumber, '$1$2$3$4$5')}`).toString();
}

export const isSentId = (stored: string) => uuidOfNumber.test(stored);

/** The id of an application, no matter who made it. */
export const applicationId = reference.check(z.overwrite(toStoredId));
