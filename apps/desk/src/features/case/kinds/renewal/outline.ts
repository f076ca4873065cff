import { listRenewalApplications } from '@taga/contract/endpoints/desk/renewals';
import type { MessageId } from '@taga/i18n';
import { routes } from '../../../../config/routes.ts';
import type { KindOutline } from '../../case-kind.ts';

export const renewalOutline: KindOutline = {
  queue: 'renewals',
  routes: { list: routes.renewals, one: routes.renewal },
  place: 'desk.place.renewals',
  title: 'deskCards.renewal.title',
  words: ['deskCards', 'cards', 'deskCases', 'accounts'],
  decisionLabel: (decision) => `deskCards.renewal.decision.${decision}` as MessageId,
  list: listRenewalApplications,
};
