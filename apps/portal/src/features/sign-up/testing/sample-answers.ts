import { type Address, type Answers, emptyAnswers } from '../draft/answers.ts';

const home: Address = {
  country: 'MYANMAR',
  state: 'MMR013',
  township: 'MMR013037',
  address: 'NO 5, PYAY ROAD',
  street: 'PYAY ROAD',
  houseNo: '5',
};

/** Everything a holder of a national card gives: the contract's sample, as it is typed. */
export const nrcAnswers: Answers = {
  ...emptyAnswers,
  name: { fullName: 'MYA MYA', fatherName: 'U HLA' },
  nrc: { state: '12', township: 'DAGAMA', type: 'N', number: '123456', backSerial: 'AB123456' },
  gender: { gender: 'F' },
  birthDate: { birthDate: { day: '28', month: '2', year: '1990' } },
  addresses: { current: home, permanent: home, isSame: true },
  contact: { phone: '+959 777 888 999', email: 'mya@example.com' },
};

export const oldNrcAnswers: Answers = { ...nrcAnswers, idType: 'OLD_NRC', oldNrc: { oldNumber: 'RGN-123456' } };

export const passportAnswers: Answers = {
  ...nrcAnswers,
  idType: 'PASSPORT',
  passport: {
    passportNumber: 'E1234567',
    issueDate: { day: '1', month: '1', year: '2020' },
    expiryDate: { day: '1', month: '1', year: '2099' },
    visaType: 'B',
    visaCountry: 'TH',
    visaPlace: 'BANGKOK',
    visaNumber: 'V-778899',
    visaExpiry: { day: '31', month: '12', year: '2099' },
  },
};
