import type { Wire } from './wire.ts';

/** The access tokens of those who decide. */
export interface DeskTokens {
  readonly maker: string;
  readonly checker: string;
}

/** What the desk calls an application, by the screens on which it is decided. */
const screens = { cases: 'case', cards: 'application', renewals: 'application' } as const;

/** A maker proposes, a checker confirms. Where an answer was lost, the case says how far it is. */
export async function decide(
  wire: Wire,
  { maker, checker }: DeskTokens,
  { id, screen = 'cases' }: { readonly id: string; readonly screen?: keyof typeof screens },
  proposed: object,
): Promise<void> {
  const at = `/api/desk/${screen}`;
  const look = async (token: string) => {
    const { [screens[screen]]: found, proposal } = await wire.ask(`${at}/get`, { id }, { token });
    return { found, proposal };
  };
  if (screen === 'cases') await wire.ask(`${at}/take`, { id }, { token: maker });
  const { revision } = (await look(maker)).found;
  const proposal = { id, revision, ...proposed };
  await wire.ask(`${at}/propose`, proposal, { token: maker, orElse: () => look(maker) });
  const { found, proposal: open } = await look(checker);
  if (!open) throw new Error(`The application ${id} is ${found.status}, and nothing is proposed.`);
  const confirmed = { id, revision: found.revision, proposalId: open.id };
  await wire.ask(`${at}/confirm`, confirmed, {
    token: checker,
    async orElse() {
      if ((await look(checker)).proposal) throw new Error(`The application ${id} was not confirmed, and cannot be.`);
    },
  });
}
