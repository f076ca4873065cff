import { listCardApplications } from '@taga/contract/endpoints/desk/cards';
import { routes } from '../../../../config/routes.ts';
import type { KindOutline } from '../../case-kind.ts';

export const cardOutline: KindOutline = {
  routes: { list: routes.cards, one: routes.card },
  place: 'desk.place.cards',
  title: 'deskCards.page.title',
  words: ['deskCards', 'cards', 'deskCases'],
  list: listCardApplications,
};
