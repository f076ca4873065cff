import { getCustomerDetails, proposeDetailCorrection } from '@taga/contract/endpoints/desk/detail-corrections';
import type { DetailCorrection, DetailsAtDesk } from '@taga/contract/records/desk/detail-corrections';
import { Badge, Button, Disclosure, type Tone } from '@taga/ui';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useState } from 'react';
import { useDesk } from '../../../lib/api/use-desk.ts';
import { Changes } from '../../../lib/details/changes.tsx';
import { Part } from '../../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../../lib/page-parts/loaded.tsx';
import { useMay } from '../../../lib/staff/current-staff.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { Proposed } from './proposed.tsx';

// With the lists of places, which nobody needs who only reads.
const DetailsForm = lazy(async () => ({ default: (await import('./details-form.tsx')).DetailsForm }));

const tones: Readonly<Record<DetailCorrection['state'], Tone>> = {
  OPEN: 'primary',
  CONFIRMED: 'success',
  SENT_BACK: 'warning',
  WITHDRAWN: 'neutral',
};

function Earlier({ correction }: { correction: DetailCorrection }) {
  const text = useText();
  const { items, before, after, reason, by, at, state, decidedBy, decidedRemark, bank } = correction;
  return (
    <li className="grid gap-2 border-b border-border pb-3 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <Badge tone={tones[state]}>{text(`deskCustomers.detailState.${state}`)}</Badge>
        <span>
          {by ? text('deskCustomers.details.by', { name: by.name }) : text('deskCustomers.details.byCustomer')}
        </span>
        {decidedBy && <span>{text('deskCustomers.details.decidedBy', { name: decidedBy.name })}</span>}
        <span className="text-text-muted">
          <Moment at={at} />
        </span>
      </p>
      <Changes items={items} before={before} after={after} />
      {reason && <p className="wrap-anywhere text-text-muted">{reason}</p>}
      {decidedRemark && <p className="wrap-anywhere">{decidedRemark}</p>}
      {bank !== 'NOT_NEEDED' && (
        <p className={bank === 'REFUSED' ? 'font-semibold text-danger-strong' : 'text-text-muted'}>
          {text(`deskCustomers.bank.${bank}`)}
        </p>
      )}
    </li>
  );
}

function Content({ customerId, current }: { customerId: string; current: DetailsAtDesk }) {
  const text = useText();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const { open, earlier } = current;
  const [last] = earlier;
  return (
    <>
      {open && <Proposed customerId={customerId} correction={open} />}
      {!open && last?.state === 'SENT_BACK' && <Earlier correction={last} />}
      {!open && !isOpen && may(proposeDetailCorrection) && (
        <>
          <p className="text-text-muted">{text('deskCustomers.details.about')}</p>
          <Button variant="secondary" size="compact" className="justify-self-start" onClick={() => setIsOpen(true)}>
            {text('deskCustomers.details.correct')}
          </Button>
        </>
      )}
      {!open && isOpen && (
        <Suspense>
          <DetailsForm customerId={customerId} current={current} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
      {earlier.length > 0 && (
        <Disclosure summary={text('deskCustomers.details.earlier', { count: earlier.length })}>
          <ul className="grid gap-3">
            {earlier.map((correction) => (
              <Earlier key={correction.correctionId} correction={correction} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** What is wrong in who a customer is gets corrected by two members of staff. */
export function DetailCorrections({ customerId }: { customerId: string }) {
  const text = useText();
  const loading = useDesk(getCustomerDetails, { body: { customerId } });
  return (
    <Part title={text('deskCustomers.details.title')}>
      <Loaded query={loading} lines={3}>
        {(current) => <Content customerId={customerId} current={current} />}
      </Loaded>
    </Part>
  );
}
