import type { ServerMessageId } from '@taga/i18n/server';

/** What people know the fields of the wire by: the words that stand above them on the screen. */
const labels: Readonly<Record<string, ServerMessageId>> = {
  USERNAME: 'signUp.name.fullName',
  FATHERNAME: 'signUp.name.fatherName',
  UID_TYPE: 'signUp.identity.type',
  UID_VALUE: 'signUp.step.nrc',
  NRC_BACK_NO: 'signUp.nrc.backSerial',
  PASSPORT_NUMBER: 'signUp.passport.number',
  PASSPORTISSUEDATE: 'signUp.passport.issueDate',
  PASSPORTEXPIREDATE: 'signUp.passport.expiryDate',
  VISA_TYPE: 'signUp.visa.type',
  VISA_ISSUED_PLACE: 'signUp.visa.place',
  VISA_NUMBER: 'signUp.visa.number',
  VISA_EXPIRED_DATE: 'signUp.visa.expiry',
  COUNTRY: 'signUp.visa.country',
  NATIONALITY: 'signUp.visa.country',
  GENDER: 'signUp.gender.label',
  DOB: 'signUp.dob.label',
  MOBILENO: 'signUp.contact.phone',
  Phone: 'signUp.contact.phone',
  LOGIN_ID: 'signUp.contact.email',
  LoginId: 'signUp.contact.email',
  login_id: 'signUp.contact.email',
  PWD: 'signUp.password.password',
  OTPCODE: 'form.code.label',
  OTPCode: 'form.code.label',
};

/** The words for a field of a request; none for what no screen asks for. */
export function fieldWords(field: string): ServerMessageId | undefined {
  if (field.startsWith('CUR_')) return 'signUp.address.current';
  if (field.startsWith('PER_')) return 'signUp.address.permanent';
  return labels[field];
}
