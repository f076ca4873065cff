import type { ApplicantRecord } from '@taga/contract/records/kind-application';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import type { Text } from '@taga/i18n';
import type { Reading } from '../../lib/names/reading.ts';
import type { CasePart } from './case-kind.ts';
import { dayOf } from './written-values.ts';

function genderIn(code: string | null, text: Text): string | null {
  return code === 'M' || code === 'F' ? text(`applicant.gender.${code}`) : code;
}

/** Who applies, in the order in which an identity card shows it. */
export function applicantLines(applicant: ApplicantRecord, { text, language, names }: Reading): CasePart['lines'] {
  return [
    ['applicant.row.idNumber', applicant.NRC],
    ['applicant.row.name', applicant.APPLICANT_NAME],
    ['applicant.row.birthDate', dayOf(applicant.DOB, language)],
    ['applicant.row.fatherName', applicant.FATHER_NAME],
    ['applicant.row.gender', genderIn(applicant.GENDER, text)],
    ['applicant.row.nationality', applicant.NATIONALITY && names.country(applicant.NATIONALITY)],
    ['applicant.row.phone', displayPhone(applicant.MOBILE_NO)],
    ['applicant.row.email', applicant.EMAIL],
  ];
}
