import * as z from 'zod/mini';
import { productCode } from '../access/session.ts';
import { yesNo } from '../fields/field.ts';

const given = z.nullable(z.string());

/** What the bank knows of a customer, as shown on the profile. What does not apply is null. */
export const profileRecord = z.object({
  USERNAME: z.string(),
  FATHERNAME: z.string(),
  /** Usually `NRC`, `OLD_NRC` or `PASSPORT`; older customers may have others. */
  UID_TYPE: z.string(),
  UID_VALUE: z.string(),
  NRC_BACK_NO: given,
  PASSPORTISSUEDATE: given,
  PASSPORTEXPIREDATE: given,
  VISA_ISSUED_PLACE: given,
  VISA_EXPIRED_DATE: given,
  VISA_NUMBER: given,
  VISA_TYPE: given,
  DOB: z.string(),
  GENDER: given,
  LOGIN_ID: z.string(),
  MOBILENO: z.string(),
  NATIONALITY: given,
  CUR_STATE: given,
  CUR_TOWNSHIP: given,
  CUR_ADDRESS: given,
  CUR_COUNTRY: given,
  CUR_STREET: given,
  CUR_HOUSE_NO: given,
  PER_STATE: given,
  PER_TOWNSHIP: given,
  PER_ADDRESS: given,
  PER_COUNTRY: given,
  PER_STREET: given,
  PER_HOUSE_NO: given,
});
export type ProfileRecord = z.infer<typeof profileRecord>;

/** What the profile page shows: who they are, and what they have chosen. */
export const currentProfile = z.extend(profileRecord, {
  /** Whether news about requests comes by email too. What concerns the security of the sign-in always does. */
  WANTS_MAIL: z.boolean(),
  /** The same by SMS. Codes always come. */
  WANTS_SMS: z.boolean(),
  /** Whether an email calls to mind what was started and not submitted. */
  WANTS_REMINDERS: z.boolean(),
  /** Whether father's name and addresses can be mended: no longer once the bank has them. */
  MAY_CORRECT: z.boolean(),
});

/** The signed-in customer: the profile and what decides where they may go. */
export const customerRecord = z.extend(profileRecord, {
  USER_ID: z.string(),
  COUNTRY: given,
  PRODUCT_CODE: productCode,
  EXISTING_CUSTOMER: yesNo,
  /** The bank's own number for the customer, once there is one. */
  CIFNO: given,
});
export type CustomerRecord = z.infer<typeof customerRecord>;
