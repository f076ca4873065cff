import type { SignUpDraft } from '@taga/contract/records/sign-up-draft';
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
    currentAddress: currentAddress(draft),
    permanentAddress: permanentAddress(draft),
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

function currentAddress(draft: SignUpDraft): Address {
  return {
    state: draft.CUR_STATE,
    township: draft.CUR_TOWNSHIP,
    address: draft.CUR_ADDRESS,
    houseNo: draft.CUR_HOUSE_NO || null,
    street: draft.CUR_STREET || null,
    country: addressCountry,
  };
}

function permanentAddress(draft: SignUpDraft): Address {
  return {
    state: draft.PER_STATE,
    township: draft.PER_TOWNSHIP,
    address: draft.PER_ADDRESS,
    houseNo: draft.PER_HOUSE_NO || null,
    street: draft.PER_STREET || null,
    country: addressCountry,
  };
}
