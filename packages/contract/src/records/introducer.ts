import * as z from 'zod/mini';
import { introducerAccountNumber } from '../rules/account-number.ts';
import { introducerEmail } from '../rules/email.ts';
import {
  introducerName,
  introducerNrc,
  introducerOldNrc,
  introducerPassport,
  introducerPhone,
} from '../rules/introducer.ts';

const everyIntroducer = {
  ContactType: z.enum(['Introducer1', 'Introducer2']),
  Name: introducerName,
  MobileNo: introducerPhone,
  BankAccountNumber: introducerAccountNumber,
  Email: z.nullish(introducerEmail),
  /** Always empty: no screen asks for it. */
  Relationship: z.nullish(z.literal('')),
};

/** Somebody who vouches for the customer. */
export const introducerRecord = z.discriminatedUnion('UIdName', [
  z.object({ ...everyIntroducer, UIdName: z.literal('NRC'), UIdValue: introducerNrc }),
  z.object({ ...everyIntroducer, UIdName: z.literal('OLD_NRC'), UIdValue: introducerOldNrc }),
  z.object({ ...everyIntroducer, UIdName: z.literal('PASSPORT'), UIdValue: introducerPassport }),
]);
export type IntroducerRecord = z.infer<typeof introducerRecord>;
