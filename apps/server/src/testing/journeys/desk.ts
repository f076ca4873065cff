import type { Kept } from './kept.ts';
import type { Wire } from './wire.ts';

/** The access tokens of those who decide. */
export interface DeskTokens {
  readonly maker: string;
  readonly checker: string;
}

/** A maker proposes to approve, a checker confirms. Where an answer was lost, the case says how far it is. */
export async function approve(wire: Wire, { maker, checker }: DeskTokens, id: string, kept: Kept): Promise<void> {
  const look = (token: string) => wire.ask('/api/desk/cases/get', { id }, { token });
  const isAt = async (status: string) => (await look(checker)).case.status === status;
  await wire.ask('/api/desk/cases/take', { id }, { token: maker });
  const { revision } = (await look(maker)).case;
  await wire.ask(
    '/api/desk/cases/propose',
    { id, revision, kind: 'APPROVE', withoutProof: 'Seen at the counter.' },
    { token: maker, orElse: () => look(maker) },
  );
  const { case: proposed, proposal } = await look(checker);
  if (!proposal) throw new Error(`The case ${id} is ${proposed.status}, and nothing is proposed.`);
  const confirmed = { id, revision: proposed.revision, proposalId: proposal.id };
  await wire.ask('/api/desk/cases/confirm', confirmed, {
    token: checker,
    async orElse() {
      if (await isAt('PROPOSED')) throw new Error(`The case ${id} was not confirmed, and cannot be.`);
    },
  });
  kept.approved.push(id);
}
