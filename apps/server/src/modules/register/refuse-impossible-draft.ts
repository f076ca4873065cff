import { errorCodes } from '@taga/contract';
import { problemsOf } from '@taga/contract/journeys/answering';
import { checkedSignUp } from '@taga/contract/journeys/sign-up-steps';
import { answersOfDraft, wireFieldOf } from '@taga/contract/records/sign-up-answers';
import type { SignUpDraft } from '@taga/contract/records/sign-up-draft';
import type { CalendarDate } from '@taga/contract/rules';
import { findCountry } from '@taga/reference/countries';
import { composeNrc, parseNrc } from '@taga/reference/nrc';
import { townshipsOfState } from '@taga/reference/townships';
import { Refusal } from '../../refusal.ts';

/** The wizard's own steps, told which places, cards and countries exist. */
const steps = checkedSignUp({
  isTownshipOf: (state, township) => townshipsOfState(state).some(({ townShipCode }) => townShipCode === township),
  isNrc(number) {
    const parts = parseNrc(number);
    return parts !== undefined && composeNrc(parts) === number;
  },
  isCountry: (code) => findCountry(code) !== undefined,
});

/** Runs every step's check once more, as of today: the draft's shape alone says neither the day nor what exists. */
export function refuseImpossibleDraft(draft: SignUpDraft, today: CalendarDate): void {
  const problems = problemsOf(steps, answersOfDraft(draft), today);
  const fields = new Set(Object.keys(problems).map(wireFieldOf));
  // The one country the customer chooses is sent under both names.
  if (draft.UID_TYPE === 'PASSPORT' && draft.NATIONALITY !== draft.COUNTRY) fields.add('NATIONALITY');
  if (fields.size > 0) throw new Refusal(errorCodes.invalidField, { fields: [...fields] });
}
