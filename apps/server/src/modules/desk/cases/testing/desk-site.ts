import { type AnswerOf, definitionOf, type Endpoint } from '@taga/contract';
import {
  confirmProposal,
  getCase,
  listCases,
  moveService,
  proposeDecision,
  releaseCase,
  sendBackProposal,
  takeCase,
  viewFile,
} from '@taga/contract/endpoints/desk/cases';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Opener } from '../../../applications/drafts/testing/opener.ts';
import { startOpeningSite } from '../../../applications/drafts/testing/opening-site.ts';
import { signedInStaff } from '../../../staff/sessions/testing/staff.ts';

type Input = Readonly<Record<string, unknown>>;

/** Customers who hand applications in over the wire, and staff who decide on them. */
export async function startDeskSite(environment: Record<string, string> = {}) {
  const site = await startOpeningSite({
    STAFF_IDLE_S: '86400',
    STAFF_SESSION_S: '86400',
    INTRODUCTIONS_PER_DAY: '1000',
    ...environment,
  });
  const { server, clock } = site;

  async function member(...roles: StaffRole[]) {
    const staff = await signedInStaff(server, roles, { now: clock.now });
    const ask = (endpoint: Endpoint, input: Input) =>
      endpoint.method === 'GET'
        ? server.get(`/api${endpoint.path}`, { ...staff.token })
        : server.post(`/api${endpoint.path}`, input, { ...staff.token });
    const get =
      <Asked extends Endpoint>(endpoint: Asked) =>
      async (input: Input = {}): Promise<AnswerOf<Asked>> => {
        const answer = await ask(endpoint, input);
        const text = await answer.text();
        expect(answer.status, `${endpoint.id}: ${text}`).toBe(200);
        return z.parse(definitionOf(endpoint).answer, JSON.parse(text)) as AnswerOf<Asked>;
      };
    const seen = async (id: string) => ({ id, revision: (await get(getCase)({ id })).case.revision });
    return {
      ...staff,
      ask,
      list: get(listCases),
      case: (id: string) => get(getCase)({ id }),
      take: (id: string) => get(takeCase)({ id }),
      release: (id: string) => get(releaseCase)({ id }),
      view: get(viewFile),
      move: get(moveService),
      /** Takes the case and proposes on what it is now. */
      async propose(id: string, decision: Input) {
        await get(takeCase)({ id });
        await get(proposeDecision)({ ...(await seen(id)), ...decision });
      },
      /** What is proposed now, on what it is now. */
      async asProposed(id: string) {
        const { proposal, case: found } = await get(getCase)({ id });
        return { id, revision: found.revision, proposalId: proposal?.id ?? 'none' };
      },
      async confirm(id: string) {
        return get(confirmProposal)(await this.asProposed(id));
      },
      async sendBack(id: string, remark: string) {
        return get(sendBackProposal)({ ...(await this.asProposed(id)), remark });
      },
    };
  }

  /** Up to the code and beyond, over the wire. */
  async function submitWhole(opener: Opener): Promise<Opener> {
    await opener.addProofs();
    await opener.leaveUpTo('terms-and-conditions');
    await opener.verify(await opener.codeOf(await opener.askForCode({ AuthorizationReqId: opener.id })));
    const answer = await opener.submit();
    expect(answer.status, await answer.text()).toBe(200);
    return opener;
  }

  return {
    ...site,
    member,
    submitWhole,
    handedIn: async (...what: Parameters<typeof site.newOpener>) => submitWhole(await site.newOpener(...what)),
    /** Of what the audit log says of an application. */
    async audited(id: string): Promise<{ action: string; actor_id: string | null; facts: Input }[]> {
      const { rows } = await server.database.pool.query(
        'select action, actor_id, facts from audit_entries where subject_id = $1 order by id',
        [id],
      );
      return rows;
    },
    async rows(statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
      return (await server.database.pool.query(statement, values)).rows;
    },
  };
}

export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;
export type Member = Awaited<ReturnType<DeskSite['member']>>;
