import type { SignUpDraft } from '@taga/contract/records/customers/sign-up-draft';
import type { Language } from '@taga/i18n';
import type { Address, Person } from '../customers/index.ts';

/** An address is in Myanmar, whichever of its names the draft gives it. */
const addressCountry = 'MYANMAR';
const nationalCountry = 'MM';

/** The draft in our own words. Only what is named here is kept; whatever else was sent has no effect. */
export function personOfDraft(draft: SignUpDraft, language: Language): Person {
  return {
    loginId: draft.LOGIN_ID,
    fullName: draft.USERNAME,
    fatherName: draft.FATHERNAME,
    idType: draft.UID_TYPE,
    idValue: draft.UID_VALUE,
    phone: draft.MOBILENO,
    birthDate: draft.DOB,
    gender: draft.GENDER,
    currentAddress: addressOf(draft, 'CUR'),
    permanentAddress: addressOf(draft, 'PER'),
    language,
    ...documentOf(draft),
  };
}

function documentOf(draft: SignUpDraft): Pick<Person, 'nrcBackSerial' | 'passport' | 'country' | 'nationality'> {
  if (draft.UID_TYPE !== 'PASSPORT') {
    const nrcBackSerial = draft.NRC_BACK_NO || null;
    return { nrcBackSerial, passport: null, country: nationalCountry, nationality: nationalCountry };
  }
  return {
    nrcBackSerial: null,
    passport: {
      issuedOn: draft.PASSPORTISSUEDATE,
      expiresOn: draft.PASSPORTEXPIREDATE,
      visaType: draft.VISA_TYPE,
      visaPlace: draft.VISA_ISSUED_PLACE,
      visaExpiresOn: draft.VISA_EXPIRED_DATE,
      visaNumber: draft.VISA_NUMBER,
    },
    country: draft.COUNTRY,
    nationality: draft.NATIONALITY,
  };
}

function addressOf(draft: SignUpDraft, prefix: 'CUR' | 'PER'): Address {
  return {
    state: draft[`${prefix}_STATE`],
    township: draft[`${prefix}_TOWNSHIP`],
    address: draft[`${prefix}_ADDRESS`],
    houseNo: draft[`${prefix}_HOUSE_NO`] || null,
    street: draft[`${prefix}_STREET`] || null,
    country: addressCountry,
  };
}
