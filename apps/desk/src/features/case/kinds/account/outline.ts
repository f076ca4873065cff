import type { AnswerOf } from '@taga/contract';
import { listCases, takeCase } from '@taga/contract/endpoints/desk/cases';
import type { MessageId } from '@taga/i18n';
import { routes } from '../../../../config/routes.ts';
import type { KindOutline } from '../../case-kind.ts';

export const accountOutline: KindOutline = {
  queue: 'cases',
  routes: { list: routes.cases, one: routes.case },
  place: 'desk.place.cases',
  title: 'desk.page.case',
  // Accounts and persons are called here what customers call them; the queue has cards in it.
  words: ['deskCases', 'accounts', 'customer', 'personalDetail', 'deskCards'],
  decisionLabel: (decision) => `deskCases.kind.${decision}` as MessageId,
  list: listCases,
  counts: {
    body: { status: 'WAITING', pageSize: 1 },
    of: ({ counts }: AnswerOf<typeof listCases>) => counts,
    headlines: [
      { of: 'waiting', label: 'desk.counts.waiting', search: '' },
      { of: 'proposed', label: 'desk.counts.proposed', search: '?status=PROPOSED' },
      { of: 'mine', label: 'desk.counts.mine', search: '?mine=true' },
      { of: 'late', label: 'desk.counts.late', search: '?due=late' },
    ],
    isFor: takeCase,
  },
};
