import { listCardApplications } from '@taga/contract/endpoints/desk/cards';
import type { MessageId } from '@taga/i18n';
import { routes } from '../../../../config/routes.ts';
import type { KindOutline } from '../../case-kind.ts';

export const cardOutline: KindOutline = {
  queue: 'cards',
  routes: { list: routes.cards, one: routes.card },
  place: 'desk.place.cards',
  title: 'deskCards.page.title',
  words: ['deskCards', 'cards', 'deskCases', 'accounts'],
  decisionLabel: (decision) => `deskCards.decision.${decision}` as MessageId,
  list: listCardApplications,
};
