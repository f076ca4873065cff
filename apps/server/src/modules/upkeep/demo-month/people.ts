import { defaultLanguage, languages } from '@taga/i18n';
import { findBranch } from '@taga/reference/branches';
import type { Person } from '../../customers/customers/index.ts';

/** Somebody who applied in the demo month. None of them exists. */
export interface MonthPerson {
  readonly id: string;
  /** From 1: that of their picture too. */
  readonly number: number;
  readonly person: Person;
}

/** Men and women by turns, as their pictures are drawn. In Latin capitals, as sign-up takes them. */
const names = [
  ...['AUNG KYAW MOE', 'EI EI PHYO', 'BO BO AUNG', 'HNIN PWINT WAI', 'CHIT KO KO', 'KHIN SANDAR TUN'],
  ...['HEIN HTET SOE', 'MAY THU KYAW', 'KAUNG SITHU', 'NANDAR HLAING', 'KYAW SWAR WIN', 'PHYU PHYU THIN'],
  ...['LIN LIN OO', 'SANDI MYINT', 'MIN KHANT ZAW', 'SU MON AUNG', 'MYO MIN THANT', 'THAN DAR SWE'],
  ...['NAING LIN TUN', 'THIRI WAI YAN', 'NYI NYI LWIN', 'WAH WAH KHAING', 'PYAE PHYO HAN', 'YAMIN THU'],
  ...['SAI AIK TUN', 'YIN MAR OO', 'SOE MOE NAING', 'ZIN MAR LWIN', 'THANT ZIN HTIKE', 'AYE CHAN MOE'],
  ...['THEIN ZAW', 'CHO CHO SAN', 'TIN KO LATT', 'DAW AYE AYE THANT', 'WAI YAN PHYO', 'ESTHER LAL'],
  ...['YE YINT AUNG', 'HTAR HTAR YIN', 'ZAYAR PHYO', 'KAY THI KHIN', 'ZEYA THURA', 'KHIN MAR WIN'],
  ...['ARKAR MIN', 'LAE LAE MAW', 'BHONE MYAT', 'MOE MOE KHINE', 'HTOO AUNG', 'NWE NI WIN'],
  ...['KYAW THU RA', 'OHN MAR MYINT', 'SAW HTEE', 'THANDAR SWAY', 'PHONE MYINT', 'SABAL OO'],
  ...['TUN TUN NAING', 'NAN MO HOM', 'WIN HTUT', 'SHWE YI PHYO', 'YAN NAING SOE', 'THUZAR HLINE'],
];

const fathers = ['U BA THEIN', 'U HLA MAUNG', 'U KHIN OO', 'U MYINT SOE', 'U SAN LWIN', 'U THEIN HAN', 'U WIN KYI'];

/** A prefix of the card for the state that a branch is in. */
const prefixes: Readonly<Record<string, string>> = {
  MMR013: '12/KATATA',
  MMR010: '9/KAPATA',
  MMR018: '9/KAMANA',
  MMR005: '5/KALANA',
  MMR007: '7/KATAKHA',
  MMR011: '10/KAMAYA',
  MMR014: '13/KATALA',
  MMR017: '14/KAKANA',
};

/** Where each lives, by turns: half of them in Yangon. */
export const monthBranches = ['001', '070', '002', '227', '001', '249', '111', '002', '146', '001', '173', '208'];

/** The pair that is one person, who wrote her name in two ways and signed up again with another phone. */
export const spelledTwice = { number: 18, again: 52 };

function personOf(fullName: string, index: number): MonthPerson {
  const number = index + 1;
  const sameAs = number === spelledTwice.again ? spelledTwice.number : number;
  const branch = findBranch(monthBranches[(sameAs - 1) % monthBranches.length] ?? '');
  if (!branch) throw new Error('A branch of the demo month is gone.');
  const { stateCode: state, townshipCode: township } = branch;
  const houseNo = String(10 + ((sameAs * 7) % 180));
  const home = {
    state,
    township,
    address: `NO ${houseNo}, STATION ROAD`,
    houseNo,
    street: 'STATION ROAD',
    country: 'MYANMAR',
  };
  const month = String(1 + ((sameAs * 5) % 12)).padStart(2, '0');
  const day = String(1 + ((sameAs * 11) % 28)).padStart(2, '0');
  const id = `00000000-0000-4000-8000-0000000006${String(number).padStart(2, '0')}`;
  return {
    id,
    number,
    person: {
      loginId: `${fullName.toLowerCase().replaceAll(' ', '.')}@month.example`,
      fullName,
      fatherName: fathers[sameAs % fathers.length] ?? '',
      idType: 'NRC',
      idValue: `${prefixes[state]}(N)${204_000 + number * 1_237}`,
      nrcBackSerial: `AB${String(410_000 + number * 31)}`,
      passport: null,
      country: 'MM',
      nationality: 'MM',
      phone: `0942100${String(number).padStart(4, '0')}`,
      birthDate: `${1962 + ((sameAs * 17) % 42)}-${month}-${day}`,
      gender: number % 2 === 0 ? 'F' : 'M',
      currentAddress: home,
      permanentAddress: home,
      language: languages[number % languages.length] ?? defaultLanguage,
    },
  };
}

export const monthPeople: readonly MonthPerson[] = names.map(personOf);

export function getMonthPerson(number: number): MonthPerson {
  const found = monthPeople[number - 1];
  if (!found) throw new Error(`Nobody of the demo month has the number ${number}.`);
  return found;
}
