import type { AnswerOf } from '@taga/contract';
import type { getDeskCardApplication } from '@taga/contract/endpoints/desk/cards';
import type { getCase } from '@taga/contract/endpoints/desk/cases';
import { sampleOf } from '@taga/contract/samples';
import { readApplication } from '../application-case.ts';
import { type AccountCase, readAccountCase } from '../kinds/account/account-case.ts';
import type { CardCase } from '../kinds/card/card-case.ts';

/** The contract's own samples, which its tests hold to the schemas. */
const account = sampleOf('getCase')?.answer as AnswerOf<typeof getCase>;
const card = sampleOf('getDeskCardApplication')?.answer as AnswerOf<typeof getDeskCardApplication>;

/** Who proposed in the samples, and somebody else. */
export const maker = account.proposal?.by.staffId ?? '';
export const colleague = 'somebody-else';

/** A case that nobody holds and nobody has proposed anything for. */
export function accountCase(
  summary: Partial<AccountCase['summary']> = {},
  rest: Partial<AccountCase> = {},
): AccountCase {
  const whole = readAccountCase(account);
  return {
    ...whole,
    proposal: null,
    ...rest,
    summary: { ...whole.summary, status: 'WAITING', holder: null, ...summary },
  };
}

export function cardCase(summary: Partial<CardCase['summary']> = {}, rest: Partial<CardCase> = {}): CardCase {
  const whole = readApplication(card);
  return { ...whole, proposal: null, ...rest, summary: { ...whole.summary, proposed: null, ...summary } };
}

/** The same with the open proposal of the sample. */
export const proposedAccount = () => accountCase({ status: 'PROPOSED' }, { proposal: account.proposal });
export const proposedCard = () => cardCase({ proposed: 'APPROVE' }, { proposal: card.proposal });
