import { blockCustomer, getCustomerAtDesk, unblockCustomer } from '@taga/contract/endpoints/desk/customers';
import { blockReasons, type CustomerAtDesk } from '@taga/contract/records/desk/customer';
import { Field, Select } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { Moment } from '../../lib/time/moment.tsx';

type Reason = (typeof blockReasons)[number];

/** Why, by whom and since when; nothing where it was not a member of staff. */
function BlockedBy({ customer: { block } }: { customer: CustomerAtDesk }) {
  const text = useText();
  if (!block) return null;
  return (
    <p className="border-l-4 border-danger bg-danger-tint px-3 py-1">
      <strong>{text(block.reason ? `deskCustomers.reason.${block.reason}` : 'deskCustomers.block.noReason')}</strong>{' '}
      {text('deskCustomers.block.by', { name: block.by })} · <Moment at={block.at} />
    </p>
  );
}

/** A blocked customer is signed out everywhere and cannot sign in again before somebody lifts it. */
export function Blocking({ customer }: { customer: CustomerAtDesk }) {
  const text = useText();
  const may = useMay();
  const { customerId, status } = customer;
  const [reason, setReason] = useState<Reason>();
  const blocking = useDeskAction(blockCustomer, [getCustomerAtDesk], () => setReason(undefined));
  const lifting = useDeskAction(unblockCustomer, [getCustomerAtDesk]);
  const isBlocked = status === 'BLOCKED';
  if (!may(blockCustomer)) return isBlocked && <BlockedBy customer={customer} />;
  return (
    <Part title={text(isBlocked ? 'deskCustomers.block.liftTitle' : 'deskCustomers.block.title')}>
      <ErrorAlert domainError={blocking.domainError ?? lifting.domainError} title={text('deskCustomers.failure')} />
      <BlockedBy customer={customer} />
      <p className="text-text-muted">{text(isBlocked ? 'deskCustomers.block.liftText' : 'deskCustomers.block.text')}</p>
      {isBlocked ? (
        <SubmitButton
          size="compact"
          className="justify-self-start"
          sending={lifting}
          onClick={() => void lifting.submit({ body: { customerId } })}
        >
          {text('deskCustomers.block.lift')}
        </SubmitButton>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-56">
            <Field label={text('deskCustomers.block.reason')}>
              <Select
                placeholder={text('form.choose')}
                options={blockReasons.map((value) => ({ value, label: text(`deskCustomers.reason.${value}`) }))}
                value={reason ?? ''}
                onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
              />
            </Field>
          </div>
          <SubmitButton
            variant="danger"
            size="compact"
            sending={blocking}
            disabledReason={reason ? undefined : text('deskCustomers.block.reasonMissing')}
            onClick={() => reason && void blocking.submit({ body: { customerId, reason } })}
          >
            {text('deskCustomers.block.block')}
          </SubmitButton>
        </div>
      )}
    </Part>
  );
}
