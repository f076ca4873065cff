import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Text } from '@taga/i18n';
import { describe, expect, test } from 'vitest';
import { mayCall } from '../../../lib/staff/current-staff.ts';
import type { CaseEndpoint, CaseKind, WholeCase } from '../case-kind.ts';
import { accountKind } from '../kinds/account/account-kind.tsx';
import { cardKind } from '../kinds/card/card-kind.ts';
import { accountCase, cardCase, colleague, maker, proposedAccount, proposedCard } from '../testing/cases.ts';
import { availableActions } from './available-actions.ts';

const ids: Text = (id) => id;

function offered(kind: CaseKind, found: WholeCase, staffId: string, ...roles: StaffRole[]) {
  const viewer = { staffId, may: (endpoint: CaseEndpoint) => mayCall(endpoint, roles) };
  const { actions, why } = availableActions(kind, found, viewer, ids);
  return { names: actions.map(({ name }) => name), why, actions };
}

const kinds = [
  {
    name: 'account',
    kind: accountKind,
    free: accountCase,
    proposed: proposedAccount,
    all: ['APPROVE', 'CORRECT', 'REJECT'],
  },
  {
    name: 'card',
    kind: cardKind,
    free: cardCase,
    proposed: proposedCard,
    all: ['APPROVE', 'INCOMPLETE', 'INSUFFICIENT', 'REJECT', 'CANCEL'],
  },
] as const;

describe.each(kinds)('what can be done with an application of the kind $name', ({ kind, free, proposed, all }) => {
  test('a maker is offered every decision that is possible, others are told whose it is [DSK-005]', () => {
    expect(offered(kind, free(), maker, 'maker')).toMatchObject({ names: all, why: undefined });
    for (const role of ['checker', 'auditor'] as const)
      expect(offered(kind, free(), maker, role)).toMatchObject({ names: [], why: 'deskCases.bar.notMaker' });
  });

  test('somebody else who is a checker is offered to confirm or to send back [DSK-005]', () => {
    expect(offered(kind, proposed(), colleague, 'checker').names).toEqual(['CONFIRM', 'SEND_BACK']);
    for (const role of ['maker', 'auditor'] as const)
      expect(offered(kind, proposed(), colleague, role)).toMatchObject({ names: [], why: 'deskCases.bar.notChecker' });
  });

  test('confirming says by its colour whether somebody is refused', () => {
    const bad = kind.decisions.find(({ tone }) => tone === 'danger')?.name ?? '';
    const good = kind.decisions.find(({ tone }) => tone === 'success')?.name ?? '';
    const confirming = (name: string) => {
      const found = { ...proposed(), proposal: { ...proposed().proposal, kind: name } } as WholeCase;
      return offered(kind, found, colleague, 'checker').actions[0];
    };
    expect(confirming(bad)).toMatchObject({ variant: 'danger', sendVariant: 'danger' });
    expect(confirming(good)).toMatchObject({ variant: 'primary', sendVariant: 'primary' });
  });

  test('nobody is offered to confirm their own proposal, whatever they hold [DSK-005]', () => {
    const { names, why } = offered(kind, proposed(), maker, 'maker', 'checker');
    expect(names).not.toContain('CONFIRM');
    expect(names).not.toContain('SEND_BACK');
    expect(why).toBe('deskCases.bar.own');
  });

  test('only the own proposal can be withdrawn, while it is open and by a maker [DSK-005]', () => {
    const own = offered(kind, proposed(), maker, 'maker');
    expect(own.names).toEqual(['WITHDRAW']);
    const { summary, proposal } = proposed();
    expect(own.actions[0]).toMatchObject({
      endpoint: kind.endpoints.withdraw,
      body: { id: summary.id, revision: summary.revision, proposalId: proposal?.id },
    });
    expect(offered(kind, proposed(), colleague, 'maker').names).toEqual([]);
    expect(offered(kind, proposed(), maker, 'checker').names).toEqual([]);
    const sentBack = { ...proposed(), proposal: { ...proposed().proposal, state: 'SENT_BACK' } } as WholeCase;
    expect(offered(kind, sentBack, maker, 'maker').names).not.toContain('WITHDRAW');
  });

  test('no two actions of one moment have the same key', () => {
    const keys = offered(kind, free(), maker, 'maker').actions.flatMap((action) => action.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('a case that somebody else holds can be decided by nobody but them [DSK-002]', () => {
  const held = accountCase({ holder: { staffId: maker, name: 'Thida', since: '', until: '' } });
  expect(offered(accountKind, held, colleague, 'maker', 'checker')).toMatchObject({
    names: [],
    why: 'deskCases.bar.held',
  });
  expect(offered(accountKind, held, maker, 'maker').names).toHaveLength(3);
});

test('where an account stands says why nothing can be decided [DSK-005]', () => {
  const reasonIn = (status: 'CORRECTION' | 'OPENING' | 'COMPLETED' | 'REJECTED') =>
    offered(accountKind, accountCase({ status }), maker, 'maker', 'checker');
  expect(reasonIn('CORRECTION')).toMatchObject({ names: [], why: 'deskCases.bar.withCustomer' });
  expect(reasonIn('OPENING')).toMatchObject({ names: [], why: 'deskCases.bar.opening' });
  expect(reasonIn('COMPLETED')).toMatchObject({ names: [], why: 'deskCases.bar.completed' });
  expect(reasonIn('REJECTED')).toMatchObject({ names: [], why: 'deskCases.bar.rejected' });
});

test('a card is made, delivered or cancelled once it is approved, and waits for the bank meanwhile [DSK-009]', () => {
  const inStatus = (summary: Parameters<typeof cardCase>[0]) => offered(cardKind, cardCase(summary), maker, 'maker');
  expect(inStatus({ status: 'APPROVED' }).names).toEqual(['CREATE', 'CANCEL']);
  expect(inStatus({ status: 'APPROVED', hasCard: true }).names).toEqual(['DELIVER', 'CANCEL']);
  expect(inStatus({ status: 'INCOMPLETED' }).names).toEqual(['CANCEL']);
  expect(inStatus({ status: 'APPROVED', isAtBank: true })).toMatchObject({ names: [], why: 'deskCards.bar.atBank' });
  expect(inStatus({ status: 'REJECTED' })).toMatchObject({ names: [], why: 'deskCases.bar.nothing' });
});
