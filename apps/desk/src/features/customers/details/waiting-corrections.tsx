import { listDetailCorrections } from '@taga/contract/endpoints/desk/detail-corrections';
import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { useDesk } from '../../../lib/api/use-desk.ts';
import { useDetailWords } from '../../../lib/details/use-detail-words.ts';
import { Part } from '../../../lib/page-parts/desk-page.tsx';
import { Moment } from '../../../lib/time/moment.tsx';

const everyMs = 60_000;

/** The ways to the customers whose details wait for a second member of staff; nothing where there is none. */
export function WaitingCorrections() {
  const text = useText();
  const { nameOf } = useDetailWords();
  const { data } = useDesk(listDetailCorrections, {}, { everyMs });
  if (!data || data.corrections.length === 0) return null;
  return (
    <Part title={text('deskCustomers.details.waitingList')}>
      <ul className="grid gap-2">
        {data.corrections.map(({ correctionId, customerId, customerName, items, by, at }) => (
          <li key={correctionId} className="flex flex-wrap items-baseline gap-x-4">
            <Link as={RouterLink} href={paths.customer(customerId)} className="font-semibold">
              {customerName}
            </Link>
            <span>{items.map(nameOf).join(', ')}</span>
            <span className="text-text-muted">
              {text('deskCustomers.details.by', { name: by?.name ?? '' })} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
