import { describe, expect, it } from 'vitest';
import { correctedDetails, problemsOfDetails } from './corrected-details.ts';

const today = '2026-03-01';
const places = {
  ...{ CUR_STATE: 'MMR013', CUR_TOWNSHIP: 'MMR013037', CUR_ADDRESS: 'NO 9' },
  ...{ PER_STATE: 'MMR013', PER_TOWNSHIP: 'MMR013037', PER_ADDRESS: 'NO 9' },
};

describe('details that are typed again', () => {
  it('are written as the sign-up writes them [DSK-023]', () => {
    const typed = { USERNAME: ' mya  mya than', FATHERNAME: 'u hla', MOBILENO: '+95 9 420 000 001' };
    expect(correctedDetails.parse(typed)).toEqual({
      USERNAME: 'MYA MYA THAN',
      FATHERNAME: 'U HLA',
      MOBILENO: '09420000001',
    });
  });

  it('keep the rules of the sign-up, each where it is told [DSK-023]', () => {
    const problems = (details: object) => problemsOfDetails('NRC', details, today);
    expect(problems({})).toEqual({});
    expect(problems({ DOB: '2008-03-01', UID_VALUE: '12/DAGAMA(N)123456', ...places })).toEqual({});
    expect(problems({ DOB: '2008-03-02' })).toEqual({ DOB: 'validation.birthDate.underAge' });
    expect(problems({ USERNAME: 'မြ' })).toEqual({ USERNAME: 'validation.name.lettersOnly' });
    expect(problems({ UID_VALUE: '12/DAGAMA(N)' })).toEqual({ UID_VALUE: 'validation.nrc.wrong' });
    expect(problems({ MOBILENO: '+66 812345678' })).toEqual({ MOBILENO: 'validation.phone.foreign' });
    expect(problems({ ...places, PER_TOWNSHIP: '' })).toEqual({ PER_ADDRESS: 'validation.address.permanentMissing' });
    // Half an address is none.
    expect(problems({ CUR_STATE: 'MMR013', CUR_TOWNSHIP: 'MMR013037' })).toEqual({
      CUR_ADDRESS: 'validation.address.currentMissing',
      PER_ADDRESS: 'validation.address.permanentMissing',
    });
  });

  it('have a number of the kind of document that the customer has [DSK-023]', () => {
    const ofKind = (idType: 'NRC' | 'OLD_NRC' | 'PASSPORT', UID_VALUE: string) =>
      problemsOfDetails(idType, { UID_VALUE }, today).UID_VALUE;
    expect(ofKind('OLD_NRC', 'ABC-123456')).toBeUndefined();
    expect(ofKind('OLD_NRC', '12/DAGAMA(N)123456')).toBe('validation.oldNrc.wrong');
    expect(ofKind('PASSPORT', 'MA 123456')).toBeUndefined();
    expect(ofKind('PASSPORT', '')).toBe('validation.passport.numberMissing');
  });

  it('name places and cards that exist, for the server that knows them [DSK-023]', () => {
    const nothing = { isNrc: () => false, isTownshipOf: () => false };
    expect(problemsOfDetails('NRC', { UID_VALUE: '12/DAGAMA(N)123456', ...places }, today, nothing)).toEqual({
      UID_VALUE: 'validation.nrc.townshipMissing',
      CUR_ADDRESS: 'validation.address.currentMissing',
      PER_ADDRESS: 'validation.address.permanentMissing',
    });
  });
});
