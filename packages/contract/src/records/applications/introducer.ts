import * as z from 'zod/mini';
import { introducerAccountNumber } from '../../rules/applications/account-number.ts';
import {
  introducerName,
  introducerNrc,
  introducerOldNrc,
  introducerPassport,
  introducerPhone,
} from '../../rules/applications/introducer.ts';
import { introducerEmail } from '../../rules/customers/email.ts';

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
