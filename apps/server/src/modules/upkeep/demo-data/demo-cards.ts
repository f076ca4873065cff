import { type CardAnswers, emptyCardAnswers } from '@taga/contract/journeys/card-application/answers';
import { byLanguage, type LocalizedText } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';

const home = { state: 'MMR013', township: 'MMR013037', address: 'NO 12, BOGYOKE ROAD, AHLONE' };

/** What both have told. */
const answers: CardAnswers = {
  ...emptyCardAnswers('NRC'),
  applicant: { maritalStatus: 'MARRIED', residentialStatus: 'OWNER' },
  income: { monthlySalary: '1,450,000', otherMonthlyIncome: '200,000', serviceYears: '6', serviceMonths: '4' },
  amount: { requested: '3,000,000' },
  addresses: { current: home, permanent: home, isSame: true },
  guarantors: [
    { name: 'DAW KHIN SAN', phone: '09420000101', relationship: 'PARENT' },
    { name: 'U TIN MAUNG', phone: '09420000102', relationship: 'COLLEAGUE' },
  ],
  employee: { staffId: '100001' },
};

export interface DemoCardApplication {
  readonly documentNo: string;
  readonly customerLogin: string;
  readonly status: 'DELIVERED' | 'INCOMPLETED';
  readonly answers: CardAnswers;
  /** In whole kyats. */
  readonly approvedAmount: number | null;
  readonly remarks: LocalizedText | null;
  readonly daysAgo: number;
}

/** One that has come to its end, with a card, and one that the customer is to correct. */
export const demoCardApplications: readonly DemoCardApplication[] = [
  {
    documentNo: '00000000-0000-4000-8000-0000000000c1',
    customerLogin: 'card@demo.example',
    status: 'DELIVERED',
    answers,
    approvedAmount: 2_500_000,
    remarks: null,
    daysAgo: 40,
  },
  {
    documentNo: '00000000-0000-4000-8000-0000000000c2',
    customerLogin: 'low@demo.example',
    status: 'INCOMPLETED',
    answers: { ...answers, amount: { requested: '1,000,000' } },
    approvedAmount: null,
    remarks: byLanguage((language) => serverText(language)('reasons.content.recent-proof')),
    daysAgo: 3,
  },
];
