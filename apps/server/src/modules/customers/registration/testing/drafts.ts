import signUp from '@taga/contract/samples/sign-up-drafts' with { type: 'json' };

const { person, documents } = signUp;

/** What the wizard has collected at its end, for each kind of document. */
export const nrcDraft = { ...person, ...documents.NRC };
export const oldNrcDraft = {
  ...person,
  ...documents.OLD_NRC,
  LOGIN_ID: 'old@example.com',
  MOBILENO: '09777888111',
};
export const passportDraft = {
  ...person,
  ...documents.PASSPORT,
  LOGIN_ID: 'guest@example.com',
  MOBILENO: '09777888222',
};

export type Draft = typeof nrcDraft | typeof oldNrcDraft | typeof passportDraft;

/** What later calls repeat of a draft. */
export function detailsOf(draft: Draft) {
  const { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO } = draft;
  return { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT: 'PENDING' };
}
