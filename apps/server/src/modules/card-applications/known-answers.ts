import { type CardAddress, type CardAnswers, emptyCardAnswers } from '@taga/contract/journeys/card-application/answers';
import type { CardApplicant } from '@taga/contract/records/card-application';
import type { Address, Customer } from '../customers/index.ts';
import type { CardApplication, CardApplicationDependencies, KeptAnswers } from './card-application.ts';

/** Who applies, as the profile knows them. */
export function applicantOf({ person }: Customer): CardApplicant {
  return {
    APPLICANT_NAME: person.fullName,
    FATHER_NAME: person.fatherName,
    NRC: person.idValue,
    DOB: person.birthDate,
    EMAIL: person.loginId,
    MOBILE_NO: person.phone,
    NATIONALITY: person.nationality,
    GENDER: person.gender,
  };
}

function addressOf({ state, township, address }: Address): CardAddress {
  return { state, township, address };
}

/** What an application begins with: nothing is asked that we know. */
export function firstAnswers({ person }: Customer): KeptAnswers {
  const { documents: _, idType: __, ...empty } = emptyCardAnswers(person.idType);
  const current = addressOf(person.currentAddress);
  const permanent = addressOf(person.permanentAddress);
  const isSame = JSON.stringify(current) === JSON.stringify(permanent);
  return { ...empty, addresses: { current, permanent, isSame } };
}

/** All that was answered, with what is looked up and never read from a request. */
export async function wholeAnswers(
  { documentNo, answers }: Pick<CardApplication, 'documentNo' | 'answers'>,
  { person }: Customer,
  { documents, db }: Pick<CardApplicationDependencies, 'documents' | 'db'>,
): Promise<CardAnswers> {
  const files = await documents.list(documentNo, db);
  const shown = files.map(async ({ id, type, name }) => ({ id, type, name, url: await documents.addressOf(id) }));
  return { ...answers, idType: person.idType, documents: await Promise.all(shown) };
}
