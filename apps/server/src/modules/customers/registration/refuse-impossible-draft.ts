import { errorCodes } from '@taga/contract';
import { problemsOf } from '@taga/contract/journeys/answering';
import { checkedSignUp } from '@taga/contract/journeys/sign-up-steps';
import { answersOfDraft, wireFieldOf } from '@taga/contract/records/customers/sign-up-answers';
import type { SignUpDraft } from '@taga/contract/records/customers/sign-up-draft';
import type { CalendarDate } from '@taga/contract/rules';
import { Refusal } from '../../../refusal.ts';
import { existingPlaces } from '../../upkeep/reference-lists/index.ts';

/** The wizard's own steps, told which places, cards and countries exist. */
const steps = checkedSignUp(existingPlaces);

/** Runs every step's check once more, as of today: the draft's shape alone says neither the day nor what exists. */
export function refuseImpossibleDraft(draft: SignUpDraft, today: CalendarDate): void {
  const problems = problemsOf(steps, answersOfDraft(draft), today);
  const fields = new Set(Object.keys(problems).map(wireFieldOf));
  // The one country the customer chooses is sent under both names.
  if (draft.UID_TYPE === 'PASSPORT' && draft.NATIONALITY !== draft.COUNTRY) fields.add('NATIONALITY');
  if (fields.size > 0) throw new Refusal(errorCodes.invalidField, { fields: [...fields] });
}
