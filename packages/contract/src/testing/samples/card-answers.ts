import { type CardAnswers, emptyCardAnswers, emptyCardholder } from '../../journeys/card-application/answers.ts';
import type { IdType } from '../../rules/customers/id-type.ts';

/** Everything answered, with two guarantors and one other cardholder. */
export function wholeCardAnswers(idType: IdType = 'NRC', changes: Partial<CardAnswers> = {}): CardAnswers {
  const home = { state: 'MMR013', township: 'MMR013037', address: 'NO 5, PAGODA ROAD' };
  const files = ['ID_FRONT', 'ID_BACK', 'INCOME_PROOF'];
  return {
    ...emptyCardAnswers(idType),
    applicant: { maritalStatus: 'MARRIED', residentialStatus: 'OWNER' },
    income: { monthlySalary: '1,200,000', otherMonthlyIncome: '', serviceYears: '3', serviceMonths: '6' },
    amount: { requested: '2,000,000' },
    addresses: { current: home, permanent: home, isSame: true },
    documents: files.map((type) => ({ id: type, type, name: `${type}.jpg`, url: '' })),
    guarantors: [
      { name: 'DAW HLA', phone: '09777888997', relationship: 'PARENT' },
      { name: 'U BA', phone: '09777888996', relationship: 'COLLEAGUE' },
    ],
    supplementary: [
      {
        ...emptyCardholder,
        name: 'AUNG AUNG',
        nrc: { state: '12', township: 'DAGAMA', type: 'N', number: '654321' },
        birthDate: { day: '1', month: '1', year: '1992' },
        phone: '09777888998',
        relationship: 'SPOUSE',
      },
    ],
    ...changes,
  };
}
