import type { Endpoint } from '@taga/contract';
import { searchAudit } from '@taga/contract/endpoints/desk/audit';
import { listBroadcasts } from '@taga/contract/endpoints/desk/broadcasts';
import { searchCustomers } from '@taga/contract/endpoints/desk/customers';
import { getFigures } from '@taga/contract/endpoints/desk/figures';
import { listStaff } from '@taga/contract/endpoints/desk/staff';
import { getTeam } from '@taga/contract/endpoints/desk/team';
import { listDeliveries } from '@taga/contract/endpoints/desk/webhooks';
import type { MessageId } from '@taga/i18n';
import { paths } from '../config/paths.ts';
import { kinds } from '../features/case/kinds/kinds.ts';

export interface Place {
  readonly href: string;
  readonly label: MessageId;
  /** Who may make it may go there. */
  readonly endpoint: Pick<Endpoint, 'allowedRoles'>;
}

/** The places of the desk, the busiest first. */
export const places: readonly Place[] = [
  ...kinds.map(({ routes, place, list }) => ({ href: routes.list, label: place, endpoint: list })),
  { href: paths.customers, label: 'desk.place.customers', endpoint: searchCustomers },
  { href: paths.team, label: 'desk.place.team', endpoint: getTeam },
  { href: paths.figures, label: 'desk.place.figures', endpoint: getFigures },
  { href: paths.broadcasts, label: 'desk.place.broadcasts', endpoint: listBroadcasts },
  { href: paths.webhooks, label: 'desk.place.webhooks', endpoint: listDeliveries },
  { href: paths.audit, label: 'desk.place.audit', endpoint: searchAudit },
  { href: paths.staff, label: 'desk.place.staff', endpoint: listStaff },
];
