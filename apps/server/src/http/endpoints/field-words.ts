import type { ServerMessageId } from '@taga/i18n/server';

/** What people know the fields of the wire by: the words that stand above them on the screen. */
const labels: Readonly<Record<string, ServerMessageId>> = {
  USERNAME: 'signUp.name.fullName',
  FATHERNAME: 'signUp.name.fatherName',
  UID_TYPE: 'identity.kind.label',
  UID_VALUE: 'signUp.step.nrc',
  NRC_BACK_NO: 'identity.nrc.backSerial',
  PASSPORT_NUMBER: 'identity.passport.number',
  PASSPORTISSUEDATE: 'identity.passport.issueDate',
  PASSPORTEXPIREDATE: 'identity.passport.expiryDate',
  VISA_TYPE: 'identity.visa.type',
  VISA_ISSUED_PLACE: 'identity.visa.place',
  VISA_NUMBER: 'identity.visa.number',
  VISA_EXPIRED_DATE: 'identity.visa.expiry',
  COUNTRY: 'identity.visa.country',
  NATIONALITY: 'identity.visa.country',
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
  if (field.startsWith('CUR_')) return 'address.block.current';
  if (field.startsWith('PER_')) return 'address.block.permanent';
  return labels[field];
}
