import { emptyOpening, type OpeningAnswers } from '../../journeys/account-opening/answers.ts';
import type { IdType } from '../../rules/customers/id-type.ts';

const file = (type: string) => ({ id: `file-${type.toLowerCase()}`, type, name: `${type.toLowerCase()}.jpg`, url: '' });

/** Everything that somebody has answered who is about to submit, whatever their document and whatever they open. */
export function wholeOpening(
  idType: IdType,
  { accountClass = '301', currency = 'MMK' }: { accountClass?: string; currency?: string } = {},
): OpeningAnswers {
  const isPassport = idType === 'PASSPORT';
  const isIncomeDue = isPassport || currency !== 'MMK';
  return {
    ...emptyOpening({ idType, accountClass, currency }),
    identity: { status: 'VERIFIED', uploadType: 'CAPTURE' },
    idImages: ['PRIMARY-FRONT', ...(isPassport ? [] : ['PRIMARY-BACK'])].map(file),
    occupation: {
      employment: 'F',
      otherEmployment: '',
      profession: 'Teacher',
      otherProfession: '',
      industry: 'Others',
      otherIndustry: 'MUSIC LESSONS',
    },
    incomeFiles: isIncomeDue ? [file('SRC_INCOME_01')] : [],
    arrival: { date: isPassport ? { day: '3', month: '11', year: '2025' } : { day: '', month: '', year: '' } },
    signature: [file('SIGNATURE')],
    introducers: { wanted: 'yes' },
    firstIntroducer: {
      name: 'DAW HLA',
      phone: '09777888997',
      bankaccount: '00130100000000017',
      email: 'hla@example.com',
      idType: 'NRC',
      idValue: '12/DAGAMA(N)654321',
    },
    secondIntroducer: {
      name: 'KO KO',
      phone: '09777888996',
      bankaccount: '00130100000000025',
      email: '',
      idType: 'PASSPORT',
      idValue: 'MD123456',
    },
    employee: { staffId: '100001' },
    branch: { state: 'MMR013', township: 'MMR013037', code: '001' },
    services: [
      { serviceId: 'PASSBOOK', time: '', on: '' },
      { serviceId: 'ESTATEMENT', time: 'W', on: 'THUR' },
    ],
  };
}
