import { randomUUID } from 'node:crypto';
import type { BackOffice } from '../../bank/sandbox/index.ts';
import { grantedLimit, renewCard, submitCardApplication } from './apply-for-card.ts';
import { correctionAsked, submitCorrection } from './correct.ts';
import { type DeskTokens, decide } from './desk.ts';
import { submitOpening, type Traveller } from './open-account.ts';
import { openWithDeposit } from './open-with-deposit.ts';
import { untilTrue } from './until-true.ts';

const paidInMinor = 50_000_00;

/** Who is on the other side: the desk, and the bank's own staff. */
interface Counters {
  readonly desk: DeskTokens;
  readonly backOffice: BackOffice;
}

/** Money over the counter, which is not the server's doing. */
async function payIn({ backOffice }: Counters, accountNumber: string): Promise<void> {
  const money = { currency: 'MMK', minor: paidInMinor } as const;
  const order = { reference: `cash-${randomUUID()}`, accountNumber, money };
  await untilTrue(async () => {
    await backOffice.depositCash(order);
    return true;
  });
}

/** What the desk shows of an account that was approved. */
async function openedAccount({ wire }: Traveller, { desk }: Counters, id: string): Promise<string> {
  let accountNumber = '';
  await untilTrue(async () => {
    const { opening, case: found } = await wire.ask('/api/desk/cases/get', { id }, { token: desk.checker });
    accountNumber = opening?.accountNumber ?? '';
    return found.status === 'COMPLETED';
  });
  return accountNumber;
}

/** Opens an account, corrects it, has it approved, pays in, and opens a second one with a deposit from the first. */
export async function openAccounts(
  traveller: Traveller,
  { isChecked }: { readonly isChecked: boolean },
  counters: Counters,
): Promise<void> {
  const { wire, kept } = traveller;
  const { desk } = counters;
  const id = await submitOpening(traveller, { isChecked });
  await decide(wire, desk, { id }, correctionAsked);
  await submitCorrection(traveller, id);
  await decide(wire, desk, { id }, { kind: 'APPROVE', withoutProof: 'Seen at the counter.' });
  kept.approved.push(id);
  const payer = await openedAccount(traveller, counters, id);
  await payIn(counters, payer);
  await openWithDeposit(traveller, payer);
}

/** Applies for a card, has it approved, made and delivered, and renews it. */
export async function obtainCard(traveller: Traveller, { desk }: Counters): Promise<void> {
  const { wire, kept } = traveller;
  const id = await submitCardApplication(traveller);
  const decideOn = (proposed: object) => decide(wire, desk, { id, screen: 'cards' }, proposed);
  await decideOn({ kind: 'APPROVE', limit: grantedLimit });
  await decideOn({ kind: 'CREATE' });
  kept.cardsMade.push(id);
  const look = () => wire.ask('/api/desk/cards/get', { id }, { token: desk.checker });
  await untilTrue(async () => (await look()).application.hasCard);
  await decideOn({ kind: 'DELIVER' });
  kept.cardsRenewed.push(await renewCard(traveller));
}
