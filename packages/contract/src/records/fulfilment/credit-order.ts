import * as z from 'zod/mini';
import { applicationNo } from '../fields/answer.ts';
import { rejection } from '../messaging/message.ts';

const given = z.nullable(z.string());
const amount = z.nullable(z.number());

const applicant = z.object({
  APPLICATION_STATUS: z.string(),
  APPLICANT_NAME: z.string(),
  FATHER_NAME: given,
  NRC: given,
  DOB: given,
  EMAIL: given,
  MOBILE_NO: given,
  NATIONALITY: given,
  GENDER: given,
  DOCUMENT_NO: z.string(),
  REQUESTED_AMOUNT: amount,
  APPROVED_AMOUNT: amount,
  /** Spelt so on the wire. */
  MARTIAL_STATUS: given,
  RESIDENTIAL_STATUS: given,
  MONTHLY_SALARY: amount,
  OTHER_MONTHLY_INCOME: amount,
  SERVICE_YEAR: z.nullable(z.int()),
  SERVICE_MONTH: z.nullable(z.int()),
  INCOMPLETE_REMARK: given,
  APP_CURRENT_STATE_ID: given,
  APP_CURRENT_TOWNSHIP_ID: given,
  APP_CURRENT_ADD: given,
  APP_STATE_ID: given,
  APP_TOWNSHIP_ID: given,
  APP_ADDRESS: given,
});

const supplementaryHolder = z.object({
  NAME: z.string(),
  NRC_TYPE_ID: given,
  NRC: given,
  PASSPORT: given,
  DOB: given,
  MOBILE_NO: given,
  EMAIL: given,
  DOCUMENT_NO: given,
  RELATIONSHIP: given,
  PASS_ISSUE_DATE: given,
  PASS_EXPIRY_DATE: given,
  VISA_TYPE: given,
  ORIGIN_COUNTRY: given,
  VISA_ISSUE: given,
  VISA_NUM: given,
  VISA_EXPIRY_DATE: given,
});

/** An application for a credit card, as its order page shows it. */
export const creditOrder = z.object({
  ApplicationNo: applicationNo,
  /** Why it was rejected, once it is. */
  Rejection: z.optional(z.nullable(rejection)),
  Applicant: applicant,
  Documents: z.array(z.object({ CC_DOCUMENT_URL: z.string(), DESCRIPTION: z.string() })),
  Guarantors: z.array(z.object({ GUARANTOR_NAME: z.string(), MOBILE_NO: given, RELATIONSHIP: given })),
  Supplementary: z.array(supplementaryHolder),
  Employee_Reference: z.nullable(z.object({ EMPLOYEE_ID: z.string(), EMPLOYEE_NAME: given, MOBILE_NO: given })),
});
export type CreditOrder = z.infer<typeof creditOrder>;
