import { endCustomerSession, endCustomerSessions, getCustomerAtDesk } from '@taga/contract/endpoints/desk/customers';
import type { CustomerAtDesk } from '@taga/contract/records/desk/customer';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { Moment } from '../../lib/time/moment.tsx';

/** Where the customer is signed in, and with which devices they have been. Ending one signs them out there. */
export function Sessions({ customer }: { customer: CustomerAtDesk }) {
  const text = useText();
  const may = useMay();
  const { customerId, sessions, devices } = customer;
  const ending = useDeskAction(endCustomerSession, [getCustomerAtDesk]);
  const endingAll = useDeskAction(endCustomerSessions, [getCustomerAtDesk]);
  return (
    <Part
      title={text('deskCustomers.sessions.title')}
      actions={
        may(endCustomerSessions) &&
        sessions.length > 0 && (
          <SubmitButton
            variant="secondary"
            size="compact"
            sending={endingAll}
            onClick={() => void endingAll.submit({ body: { customerId } })}
          >
            {text('deskCustomers.sessions.endAll')}
          </SubmitButton>
        )
      }
    >
      <ErrorAlert domainError={ending.domainError ?? endingAll.domainError} title={text('deskCustomers.failure')} />
      {sessions.length === 0 && <p className="text-text-muted">{text('deskCustomers.sessions.none')}</p>}
      <ul className="grid gap-2">
        {sessions.map(({ sessionId, browser, platform, network, startedAt }) => (
          <li key={sessionId} className="flex flex-wrap items-center gap-x-4">
            <span className="grow">
              <span className="font-medium">
                {browser}, {platform}
              </span>{' '}
              <span className="text-text-muted">
                {network} · <Moment at={startedAt} />
              </span>
            </span>
            {may(endCustomerSession) && (
              <SubmitButton
                variant="text"
                size="compact"
                sending={ending}
                onClick={() => void ending.submit({ body: { customerId, sessionId } })}
              >
                {text('deskCustomers.sessions.end')}
              </SubmitButton>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 0 && (
        <>
          <h3 className="font-medium text-text-muted">{text('deskCustomers.devices.title')}</h3>
          <ul className="grid gap-1">
            {devices.map(({ browser, platform, firstSeenAt, lastSeenAt }) => (
              <li key={`${browser} ${platform} ${firstSeenAt}`}>
                {browser}, {platform}{' '}
                <span className="text-text-muted">
                  {text('deskCustomers.devices.last')} <Moment at={lastSeenAt} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
