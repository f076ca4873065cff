import { listRenewalApplications } from '@taga/contract/endpoints/desk/renewals';
import { routes } from '../../../../config/routes.ts';
import type { KindOutline } from '../../case-kind.ts';

export const renewalOutline: KindOutline = {
  routes: { list: routes.renewals, one: routes.renewal },
  place: 'desk.place.renewals',
  title: 'deskCards.renewal.title',
  words: ['deskCards', 'cards', 'deskCases'],
  list: listRenewalApplications,
};
