import { describe, expect, test } from 'vitest';
import { wholeCardAnswers } from '../../testing/samples/card-answers.ts';
import { findUnfinished, problemsOf } from '../answering.ts';
import { type CardAnswers, emptyCardAnswers, emptyCardholder, emptyGuarantor, permanentAddressOf } from './answers.ts';
import { type CardStanding, possibleCardDecisions } from './decisions.ts';
import { checkedCardApplication } from './sections.ts';

const today = '2026-03-01';
const sections = checkedCardApplication();
const problems = (changes: Partial<CardAnswers>, idType: CardAnswers['idType'] = 'NRC') =>
  problemsOf(sections, wholeCardAnswers(idType, changes), today);

const guarantors = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: 'U BA',
    phone: `0977788${1000 + place}`,
    relationship: 'FRIEND',
  }));

test('an application for a card is in order as a whole [CRD-002, VAL-081]', () => {
  expect(problems({})).toEqual({});
  expect(findUnfinished(sections, emptyCardAnswers('NRC'), today)).toBe('applicant');
});

test('the permanent address is a copy of the current one where the customer asked for it', () => {
  const { current } = wholeCardAnswers().addresses;
  const permanent = { ...current, township: 'Pathein' };
  const addressOf = (isSame: boolean) =>
    permanentAddressOf(wholeCardAnswers('NRC', { addresses: { current, permanent, isSame } }));
  expect(addressOf(true)).toEqual(current);
  expect(addressOf(false)).toEqual(permanent);
});

describe('each section says what is missing or wrong [CRD-002, VAL-081, CON-045]', () => {
  const cardholder = wholeCardAnswers().supplementary[0] ?? emptyCardholder;
  const income = { monthlySalary: '900000', otherMonthlyIncome: '0', serviceYears: '0', serviceMonths: '11' };
  test.each<[Partial<CardAnswers>, Record<string, string>]>([
    [
      { applicant: { maritalStatus: 'MARRIED', residentialStatus: 'MOON' } },
      { 'applicant.residentialStatus': 'validation.selectionMissing' },
    ],
    [{ income: { ...income, monthlySalary: '၉၀၀,၀၀၀' } }, {}],
    [{ income: { ...income, monthlySalary: '' } }, { 'income.monthlySalary': 'validation.card.incomeMissing' }],
    [{ income: { ...income, serviceMonths: '12' } }, { 'income.serviceMonths': 'validation.card.serviceWrong' }],
    [{ amount: { requested: '499,999' } }, { 'amount.requested': 'validation.card.amountTooLow' }],
    [{ amount: { requested: '50000001' } }, { 'amount.requested': 'validation.card.amountTooHigh' }],
    [{ amount: { requested: '-5' } }, { 'amount.requested': 'validation.card.amountWrong' }],
    [{ guarantors: [] }, { guarantors: 'validation.guarantor.missing' }],
    [{ guarantors: guarantors(20) }, {}],
    [{ guarantors: guarantors(21) }, { guarantors: 'validation.guarantor.tooMany' }],
    [
      { guarantors: [...guarantors(1), { ...emptyGuarantor, name: 'DAW HLA', phone: '+95977788 1000' }] },
      { guarantors: 'validation.guarantor.phoneTwice', 'guarantors.1.relationship': 'validation.selectionMissing' },
    ],
    [{ supplementary: [] }, {}],
    [{ supplementary: Array(5).fill(cardholder) }, { supplementary: 'validation.cardholder.tooMany' }],
    [
      { supplementary: [{ ...cardholder, birthDate: { day: '2', month: '3', year: '2008' } }] },
      { 'supplementary.0.birthDate': 'validation.birthDate.underAge' },
    ],
    [
      { supplementary: [{ ...cardholder, nrc: { ...cardholder.nrc, number: '12' } }] },
      { 'supplementary.0.nrc.number': 'validation.nrc.numberWrong' },
    ],
    [{ employee: { staffId: '1234567' } }, { 'employee.staffId': 'validation.employeeReference.wrong' }],
    [{ documents: [] }, { documents: 'validation.card.documentsMissing' }],
  ])('%j: %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  test('another cardholder with a passport has a visa too', () => {
    const found = problems({ supplementary: [{ ...cardholder, idType: 'PASSPORT' }] });
    expect(Object.keys(found).sort()).toEqual(
      [
        ...['passportNumber', 'issueDate', 'expiryDate'],
        ...['visaType', 'visaCountry', 'visaPlace', 'visaNumber', 'visaExpiry'],
      ]
        .map((part) => `supplementary.0.passport.${part}`)
        .sort(),
    );
  });

  test('of a passport one page is photographed', () => {
    const documents = wholeCardAnswers().documents.filter(({ type }) => type !== 'ID_BACK');
    expect(problems({ documents }, 'PASSPORT')).toEqual({});
    expect(problems({ documents })).toEqual({ documents: 'validation.card.documentsMissing' });
  });

  const nothing = { isTownshipOf: () => false, isNrc: () => false, isCountry: () => false };

  test('an address is told of once where it is a copy, and half a place as missing whether or not its half exists', () => {
    const { current } = wholeCardAnswers().addresses;
    const addressesOf = (address: typeof current, isSame: boolean) => {
      const answers = wholeCardAnswers('NRC', { addresses: { current: address, permanent: address, isSame } });
      return Object.keys(problemsOf(checkedCardApplication({ ...nothing, isNrc: () => true }), answers, today));
    };
    for (const part of ['state', 'township', 'address'] as const) {
      const half = { ...current, [part]: '' };
      const alone = part === 'address' ? ['addresses.current', 'addresses.current.township'] : ['addresses.current'];
      expect(addressesOf(half, true), part).toEqual(alone);
      expect(addressesOf(half, false), part).toEqual([
        ...alone,
        ...alone.map((path) => path.replace('current', 'permanent')),
      ]);
    }
  });

  test('what does not exist is refused by who knows what does', () => {
    expect(problemsOf(checkedCardApplication(nothing), wholeCardAnswers(), today)).toEqual({
      'addresses.current.township': 'validation.address.currentMissing',
      'supplementary.0.nrc.township': 'validation.nrc.townshipMissing',
    });
  });
});

test.each<[CardStanding['status'], { hasCard?: true; isAtBank?: true }, string]>([
  ['PENDING', {}, 'INCOMPLETE INSUFFICIENT APPROVE REJECT CANCEL'],
  ['INCOMPLETED', {}, 'CANCEL'],
  ['APPROVED', {}, 'CREATE CANCEL'],
  ['APPROVED', { isAtBank: true }, ''],
  ['APPROVED', { hasCard: true }, 'DELIVER CANCEL'],
  ['DELIVERED', { hasCard: true }, 'CANCEL'],
  ['REJECTED', {}, ''],
  ['CANCELED', { hasCard: true }, ''],
])('of one that is %s %j staff may propose: %s [DSK-009, CCD-026]', (status, more, expected) => {
  const standing = { status, hasCard: false, isAtBank: false, ...more };
  expect(possibleCardDecisions(standing).join(' ')).toBe(expected);
});
