const everybody = {
  PWD: 'Thanlwin7Myit',
  USERNAME: 'MYA MYA',
  FATHERNAME: 'U HLA',
  MOBILENO: '09777888999',
  DOB: '1990-02-28',
  GENDER: 'F',
  CUR_STATE: 'MMR013',
  CUR_TOWNSHIP: 'MMR013037',
  CUR_ADDRESS: 'NO 5, PYAY ROAD',
  CUR_HOUSE_NO: '5',
  CUR_STREET: 'PYAY ROAD',
  CUR_COUNTRY: 'MYANMAR',
  PER_STATE: 'MMR013',
  PER_TOWNSHIP: 'MMR013037',
  PER_ADDRESS: 'NO 5, PYAY ROAD',
  PER_COUNTRY: 'MYANMAR',
  isSameAsCurrAddr: true,
  RECORD_STAT: 'PENDING',
};

/** What the wizard has collected at its end, for each kind of document. */
export const nrcDraft = {
  ...everybody,
  LOGIN_ID: 'mya@example.com',
  UID_TYPE: 'NRC',
  UID_VALUE: '12/DAGAMA(N)123456',
  NRC_BACK_NO: 'AB123456',
  COUNTRY: 'MM',
  NATIONALITY: 'MM',
};

export const oldNrcDraft = {
  ...everybody,
  LOGIN_ID: 'old@example.com',
  MOBILENO: '09777888111',
  UID_TYPE: 'OLD_NRC',
  UID_VALUE: 'RGN-123456',
  COUNTRY: 'MM',
  NATIONALITY: 'MM',
};

export const passportDraft = {
  ...everybody,
  LOGIN_ID: 'guest@example.com',
  MOBILENO: '09777888222',
  UID_TYPE: 'PASSPORT',
  UID_VALUE: 'E1234567',
  PASSPORT_NUMBER: 'E1234567',
  PASSPORTISSUEDATE: '2020-01-01',
  PASSPORTEXPIREDATE: '2030-01-01',
  VISA_TYPE: 'B',
  VISA_ISSUED_PLACE: 'BANGKOK',
  VISA_EXPIRED_DATE: '2099-12-31',
  VISA_NUMBER: 'V-778899',
  COUNTRY: 'TH',
  NATIONALITY: 'TH',
};

export type Draft = typeof nrcDraft | typeof oldNrcDraft | typeof passportDraft;

/** What later calls repeat of a draft. */
export function claimOf(draft: Draft) {
  const { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO } = draft;
  return { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT: 'PENDING' };
}
