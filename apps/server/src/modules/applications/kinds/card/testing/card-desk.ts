import type { AnswerOf, Endpoint } from '@taga/contract';
import * as calls from '@taga/contract/endpoints/desk/cards';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { type CardSite, dataOf } from './card-site.ts';

type Input = Readonly<Record<string, unknown>>;

/** A member of staff at the screens of the card applications. */
export async function cardMember(site: CardSite, ...roles: StaffRole[]) {
  const { id, ask } = await site.member(...roles);
  const get =
    <Asked extends Endpoint>(call: Asked) =>
    async (input: Input = {}): Promise<AnswerOf<Asked>> =>
      dataOf(call, await ask(call, input));
  const look = (documentNo: string) => get(calls.getDeskCardApplication)({ id: documentNo });
  const seen = async (documentNo: string) => ({
    id: documentNo,
    revision: (await look(documentNo)).application.revision,
  });
  /** What is proposed now, on what it is now. */
  const asProposed = async (documentNo: string) => {
    const { proposal, application } = await look(documentNo);
    return { id: documentNo, revision: application.revision, proposalId: proposal?.id ?? 'none' };
  };
  return {
    id,
    ask,
    look,
    seen,
    asProposed,
    list: get(calls.listCardApplications),
    view: get(calls.viewCardDocument),
    propose: async (documentNo: string, decision: Input) =>
      get(calls.proposeCardDecision)({ ...(await seen(documentNo)), ...decision }),
    confirm: async (documentNo: string) => get(calls.confirmCardProposal)(await asProposed(documentNo)),
    sendBack: async (documentNo: string, remark: string) =>
      get(calls.sendBackCardProposal)({ ...(await asProposed(documentNo)), remark }),
  };
}

export type CardMember = Awaited<ReturnType<typeof cardMember>>;
