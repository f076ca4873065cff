import type { Call } from '@taga/contract';
import { searchAudit } from '@taga/contract/calls/desk/audit';
import { listBroadcasts } from '@taga/contract/calls/desk/broadcasts';
import { searchCustomers } from '@taga/contract/calls/desk/customers';
import { getFigures } from '@taga/contract/calls/desk/figures';
import { listStaff } from '@taga/contract/calls/desk/staff';
import { listDeliveries } from '@taga/contract/calls/desk/webhooks';
import type { MessageId } from '@taga/i18n';
import { paths } from '../config/paths.ts';
import { kinds } from '../features/case/kinds/kinds.ts';

interface Place {
  readonly href: string;
  readonly label: MessageId;
  /** Who may make it may go there. */
  readonly call: Pick<Call, 'callers'>;
}

/** The places of the desk, the busiest first. */
export const places: readonly Place[] = [
  ...kinds.map(({ routes, place, list }) => ({ href: routes.list, label: place, call: list })),
  { href: paths.customers, label: 'desk.place.customers', call: searchCustomers },
  { href: paths.figures, label: 'desk.place.figures', call: getFigures },
  { href: paths.broadcasts, label: 'desk.place.broadcasts', call: listBroadcasts },
  { href: paths.webhooks, label: 'desk.place.webhooks', call: listDeliveries },
  { href: paths.audit, label: 'desk.place.audit', call: searchAudit },
  { href: paths.staff, label: 'desk.place.staff', call: listStaff },
];
