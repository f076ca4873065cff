import { defaultLanguage } from '@taga/i18n';
import type { AccountClassCode } from '@taga/reference/account-classes';
import type { BankEmployee } from '../../../bank/bank.ts';
import type { Person } from '../../customers/customers/index.ts';

/** Of every demo customer, and printed in the README: nothing real may ever be behind it. */
export const demoPassword = 'Mingalaba2026';

export interface DemoAccount {
  readonly accountClass: AccountClassCode;
  readonly balanceMinor: number;
}

export interface DemoPerson {
  readonly id: string;
  readonly person: Person;
  /** In the README and at the start of the server, for anyone who wants to sign in as them. */
  readonly who: string;
  /** Those the bank knew before they signed up. */
  readonly isExisting: boolean;
  readonly productCode: string | null;
  readonly accounts: readonly DemoAccount[];
  readonly isBlacklisted: boolean;
}

const home = {
  state: 'MMR013',
  township: 'MMR013037',
  address: 'NO 12, BOGYOKE ROAD, AHLONE',
  houseNo: '12',
  street: 'BOGYOKE ROAD',
  country: 'MYANMAR',
};

/** What the demo customers have in common. */
const usual = {
  fatherName: 'U BA HLA',
  idType: 'NRC',
  nrcBackSerial: 'AA123456',
  passport: null,
  country: 'MM',
  nationality: 'MM',
  birthDate: '1992-04-17',
  gender: 'F',
  currentAddress: home,
  permanentAddress: home,
  language: defaultLanguage,
} as const satisfies Partial<Person>;

const newcomer = { isExisting: false, productCode: null, accounts: [], isBlacklisted: false } as const;

/** Whose inbox and orders show everything there is to see in them. */
export const inboxPerson: DemoPerson = {
  ...newcomer,
  id: '00000000-0000-4000-8000-000000000007',
  who: 'has an inbox with every kind of message, an order in every status, and a 101 with 480,000 MMK',
  person: {
    ...usual,
    loginId: 'inbox@demo.example',
    fullName: 'SU SU HLAING',
    idValue: '12/AHLANA(N)100007',
    phone: '09420000007',
  },
  accounts: [{ accountClass: '101', balanceMinor: 480_000_00 }],
};

/** Whose order shows what only one with a passport has. */
export const passportPerson: DemoPerson = {
  ...newcomer,
  id: '00000000-0000-4000-8000-000000000005',
  who: 'has a passport and an order for a 107: may open 107, not 108',
  person: {
    ...usual,
    loginId: 'passport@demo.example',
    fullName: 'MARIA SANTOS',
    fatherName: 'JOSE SANTOS',
    idType: 'PASSPORT',
    idValue: 'P1234567A',
    nrcBackSerial: null,
    passport: {
      issuedOn: '2023-03-01',
      expiresOn: '2033-02-28',
      visaType: 'B',
      visaPlace: 'MANILA',
      visaExpiresOn: '2028-12-31',
      visaNumber: 'V-200345',
    },
    country: 'PH',
    nationality: 'PH',
    phone: '09420000005',
  },
};

/** In the order of the README. */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...newcomer,
    id: '00000000-0000-4000-8000-000000000001',
    who: 'new here: no account yet',
    person: {
      ...usual,
      loginId: 'new@demo.example',
      fullName: 'AYE AYE MON',
      idValue: '12/AHLANA(N)100001',
      phone: '09420000001',
    },
  },
  {
    ...newcomer,
    id: '00000000-0000-4000-8000-000000000002',
    who: 'known to the bank: a 301 with 1,250,000 MMK and a 501 with 60,000,000 MMK',
    person: {
      ...usual,
      loginId: 'existing@demo.example',
      fullName: 'KYAW MIN OO',
      gender: 'M',
      idValue: '12/AHLANA(N)100002',
      phone: '09420000002',
    },
    isExisting: true,
    accounts: [
      { accountClass: '301', balanceMinor: 1_250_000_00 },
      { accountClass: '501', balanceMinor: 60_000_000_00 },
    ],
  },
  {
    ...newcomer,
    id: '00000000-0000-4000-8000-000000000003',
    who: 'known to the bank: a 301 with 9,500 MMK, too little to open another account from, and a card application to correct',
    person: {
      ...usual,
      loginId: 'low@demo.example',
      fullName: 'THIDA WIN',
      idValue: '12/AHLANA(N)100003',
      phone: '09420000003',
    },
    isExisting: true,
    accounts: [{ accountClass: '301', balanceMinor: 9_500_00 }],
  },
  {
    ...newcomer,
    id: '00000000-0000-4000-8000-000000000004',
    who: 'came for a credit card and has one: sees no balances, and of the accounts only Cash Current',
    person: {
      ...usual,
      loginId: 'card@demo.example',
      fullName: 'ZAW LIN HTET',
      gender: 'M',
      idValue: '12/AHLANA(N)100004',
      phone: '09420000004',
    },
    isExisting: true,
    productCode: 'CREDITCARD',
    accounts: [{ accountClass: '301', balanceMinor: 350_000_00 }],
  },
  passportPerson,
  {
    ...newcomer,
    id: '00000000-0000-4000-8000-000000000006',
    who: 'someone the bank opens no account for',
    person: {
      ...usual,
      loginId: 'blacklisted@demo.example',
      fullName: 'HTUN HTUN',
      gender: 'M',
      idValue: '12/AHLANA(N)100006',
      phone: '09420000006',
    },
    isBlacklisted: true,
  },
  inboxPerson,
];

/** People of the bank who may have recommended an account. */
export const demoEmployees: readonly (BankEmployee & { readonly staffId: string })[] = [
  { staffId: '100001', name: 'DAW KHIN MAR', phone: '09420000201' },
  { staffId: '100002', name: 'U AUNG NAING', phone: '09420000202' },
];
