import type { Wire } from './wire.ts';

/** The access tokens of those who decide. */
export interface DeskTokens {
  readonly maker: string;
  readonly checker: string;
}

/** A maker proposes, a checker confirms. Where an answer was lost, the case says how far it is. */
export async function decide(wire: Wire, { maker, checker }: DeskTokens, id: string, proposed: object): Promise<void> {
  const look = (token: string) => wire.ask('/api/desk/cases/get', { id }, { token });
  const isAt = async (status: string) => (await look(checker)).case.status === status;
  await wire.ask('/api/desk/cases/take', { id }, { token: maker });
  const { revision } = (await look(maker)).case;
  const proposal = { id, revision, ...proposed };
  await wire.ask('/api/desk/cases/propose', proposal, { token: maker, orElse: () => look(maker) });
  const { case: found, proposal: open } = await look(checker);
  if (!open) throw new Error(`The case ${id} is ${found.status}, and nothing is proposed.`);
  const confirmed = { id, revision: found.revision, proposalId: open.id };
  await wire.ask('/api/desk/cases/confirm', confirmed, {
    token: checker,
    async orElse() {
      if (await isAt('PROPOSED')) throw new Error(`The case ${id} was not confirmed, and cannot be.`);
    },
  });
}
