import { definitionOf } from '@taga/contract';
import { decideStaffProposal, inviteStaff } from '@taga/contract/endpoints';
import type { StaffMember } from '@taga/contract/records/desk/staff';
import { expect } from 'vitest';
import type { TestServer } from '../../../../testing/test-server.ts';
import { readOutbox } from '../../../messaging/channels/testing/read-outbox.ts';
import { signedInStaff } from '../../sessions/testing/staff.ts';

interface Clock {
  readonly now: () => Date;
}

/** One who proposes and another who confirms. */
export async function twoAdministrators(server: TestServer, clock?: Clock) {
  const [proposer, confirmer] = [
    await signedInStaff(server, ['administrator'], clock),
    await signedInStaff(server, ['administrator'], clock),
  ];
  const propose = (what: 'invite' | 'change', body: object) =>
    server.post(`/api/desk/staff/${what}`, body, proposer.token);
  const confirm = (proposalId: string) =>
    server.post('/api/desk/staff/proposals/decide', { proposalId, decision: 'CONFIRM' }, confirmer.token);
  return {
    proposer,
    confirmer,
    propose,
    confirm,
    /** Proposed by one, confirmed by the other: the member of staff afterwards. */
    async together(what: 'invite' | 'change', body: object): Promise<StaffMember> {
      const { proposal } = await parse(await propose(what, body), definitionOf(inviteStaff).answer);
      const { member } = await parse(await confirm(proposal?.id ?? ''), definitionOf(decideStaffProposal).answer);
      if (!member) throw new Error('Nobody was changed.');
      return member;
    },
  };
}

async function parse<Answer>(answer: Response, schema: { parse(given: unknown): Answer }): Promise<Answer> {
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return schema.parse(JSON.parse(text));
}

/** What the latest link in somebody's mailbox proves them with. */
export async function mailedToken({ database }: TestServer, loginId: string): Promise<string> {
  const links = (await readOutbox(database, loginId)).filter(({ template }) => template === 'staff-link');
  return String(links.at(-1)?.values.path ?? '').split('#')[1] ?? '';
}
