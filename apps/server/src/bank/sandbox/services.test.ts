import { textIn } from '@taga/i18n';
import { accountClasses } from '@taga/reference/account-classes';
import { describe, expect, test } from 'vitest';
import { chequeBookServiceId } from '../bank.ts';
import { servicesOf } from './services.ts';

const idsOf = (accountClass: string) => servicesOf(accountClass).map(({ serviceId }) => serviceId);
const everywhere = ['PASSBOOK', 'MPUCARD', 'ESTATEMENT', 'MOBILEWALLET'];

describe('the service catalogue', () => {
  test.each(accountClasses)('has passbook, card, e-statement and wallet for class $code', ({ code }) => {
    expect(idsOf(code).filter((id) => id !== chequeBookServiceId)).toEqual(everywhere);
  });

  test('has a cheque book for the classes that pay for one, and for no others', () => {
    const withChequeBook = accountClasses.filter(({ code }) => idsOf(code).includes(chequeBookServiceId));
    expect(withChequeBook.map(({ code }) => code)).toEqual(['101', '137']);
  });

  test('gives the passbook to everybody and lets nobody give it back', () => {
    const fixed = servicesOf('301').filter(({ isPreSelected, isReadOnly }) => isPreSelected || isReadOnly);
    expect(fixed).toMatchObject([{ serviceId: 'PASSBOOK', isPreSelected: true, isReadOnly: true }]);
  });

  test('sends e-statements again and again, and everything else once', () => {
    const scheduled = servicesOf('101').filter(({ isScheduled }) => isScheduled);
    expect(scheduled.map(({ serviceId }) => serviceId)).toEqual(['ESTATEMENT']);
  });

  test('has nothing for a product of the past', () => {
    expect(servicesOf('119')).toEqual([]);
  });

  test('speaks Burmese in one spelling', () => {
    const texts = accountClasses
      .flatMap(({ code }) => servicesOf(code))
      .flatMap(({ name, description }) => [textIn('mm', name), textIn('mm', description)]);
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
  });
});
