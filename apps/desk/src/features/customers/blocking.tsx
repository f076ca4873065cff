import { blockCustomer, getCustomerAtDesk, unblockCustomer } from '@taga/contract/endpoints/desk/customers';
import { blockReasons, type CustomerAtDesk, unblockReasons } from '@taga/contract/records/desk/customer';
import { ErrorAlert } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { ReasonForm } from './reason-form.tsx';

const stateStyle = 'border-l-4 border-danger bg-danger-tint px-3 py-1';

/** Why, by whom and since when; or until when nobody gets in after too many wrong passwords. */
function Barred({ customer: { block, lockedUntil } }: { customer: CustomerAtDesk }) {
  const text = useText();
  return (
    <>
      {block && (
        <p className={stateStyle}>
          <strong>
            {text(block.reason ? `deskCustomers.reason.${block.reason}` : 'deskCustomers.block.noReason')}
          </strong>{' '}
          {text('deskCustomers.block.by', { name: block.by })} · <Moment at={block.at} />
        </p>
      )}
      {lockedUntil && (
        <p className={stateStyle}>
          <strong>{text('deskCustomers.lock.title')}</strong> {text('deskCustomers.lock.until')}{' '}
          <Moment at={lockedUntil} />
        </p>
      )}
    </>
  );
}

/** Who is blocked or locked out can be let in again; a blocked customer is signed out everywhere. */
export function Blocking({ customer }: { customer: CustomerAtDesk }) {
  const text = useText();
  const may = useMay();
  const { customerId, status, lockedUntil } = customer;
  const blocking = useDeskAction(blockCustomer, [getCustomerAtDesk]);
  const lifting = useDeskAction(unblockCustomer, [getCustomerAtDesk]);
  const isBlocked = status === 'BLOCKED';
  const isBarred = isBlocked || lockedUntil !== null;
  if (!may(blockCustomer)) {
    return (
      isBarred && (
        <Part title={text('deskCustomers.block.liftTitle')}>
          <Barred customer={customer} />
        </Part>
      )
    );
  }
  return (
    <>
      {isBarred && (
        <Part title={text('deskCustomers.block.liftTitle')}>
          <ErrorAlert domainError={lifting.domainError} title={text('deskCustomers.failure')} />
          <Barred customer={customer} />
          <p className="text-text-muted">{text('deskCustomers.block.liftText')}</p>
          <ReasonForm
            reasons={unblockReasons}
            labelOf={(reason) => text(`deskCustomers.unblock.${reason}`)}
            action={text('deskCustomers.block.lift')}
            sending={lifting}
            onReason={(reason) => void lifting.submit({ body: { customerId, reason } })}
          />
        </Part>
      )}
      {!isBlocked && (
        <Part title={text('deskCustomers.block.title')}>
          <ErrorAlert domainError={blocking.domainError} title={text('deskCustomers.failure')} />
          <p className="text-text-muted">{text('deskCustomers.block.text')}</p>
          <ReasonForm
            reasons={blockReasons}
            labelOf={(reason) => text(`deskCustomers.reason.${reason}`)}
            action={text('deskCustomers.block.block')}
            variant="danger"
            sending={blocking}
            onReason={(reason) => void blocking.submit({ body: { customerId, reason } })}
          />
        </Part>
      )}
    </>
  );
}
