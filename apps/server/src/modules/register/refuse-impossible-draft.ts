import { errorCodes } from '@taga/contract';
import type { SignUpDraft } from '@taga/contract/records/sign-up-draft';
import { birthDate, type CalendarDate, findProblem, futureVisaExpiry } from '@taga/contract/rules';
import { findCountry } from '@taga/reference/countries';
import { composeNrc, parseNrc } from '@taga/reference/nrc';
import { townshipsOfState } from '@taga/reference/townships';
import { Refusal } from '../../refusal.ts';

/**
 * What the contract's rules cannot know: which day it is, and which places, cards and countries exist. The rest was
 * checked on the way in.
 */
export function refuseImpossibleDraft(draft: SignUpDraft, today: CalendarDate): void {
  const fields = [
    ...(findProblem(birthDate(today), draft.DOB) ? ['DOB'] : []),
    ...(isTownshipOf(draft.CUR_STATE, draft.CUR_TOWNSHIP) ? [] : ['CUR_TOWNSHIP']),
    ...(isTownshipOf(draft.PER_STATE, draft.PER_TOWNSHIP) ? [] : ['PER_TOWNSHIP']),
    ...identityProblems(draft, today),
  ];
  if (fields.length > 0) throw new Refusal(errorCodes.invalidField, { fields });
}

function isTownshipOf(stateCode: string, townshipCode: string): boolean {
  return townshipsOfState(stateCode).some(({ townShipCode }) => townShipCode === townshipCode);
}

function identityProblems(draft: SignUpDraft, today: CalendarDate): string[] {
  switch (draft.UID_TYPE) {
    case 'NRC':
      return isPrintedNrc(draft.UID_VALUE) ? [] : ['UID_VALUE'];
    case 'OLD_NRC':
      return [];
    case 'PASSPORT':
      return [
        ...(findProblem(futureVisaExpiry(today), draft.VISA_EXPIRED_DATE) ? ['VISA_EXPIRED_DATE'] : []),
        ...(findCountry(draft.COUNTRY) ? [] : ['COUNTRY']),
        // The one country the customer chooses is sent under both names.
        ...(draft.NATIONALITY === draft.COUNTRY ? [] : ['NATIONALITY']),
      ];
  }
}

/** Spelt as the list of prefixes spells it, so that one card has one number. */
function isPrintedNrc(nrc: string): boolean {
  const parts = parseNrc(nrc);
  return parts !== undefined && composeNrc(parts) === nrc;
}
