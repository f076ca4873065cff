import { creditCardProductCode } from '@taga/contract/constants';
import { getCustomerAtDesk, setProductCode } from '@taga/contract/endpoints/desk/customers';
import type { CustomerAtDesk } from '@taga/contract/records/desk/customer';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { formatDate, languageNames, parseCalendarDate } from '@taga/i18n';
import { Badge, Checkbox, Link } from '@taga/ui';
import { ErrorAlert } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { BackLink } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useDesk, useDeskAction } from '../../lib/api/use-desk.ts';
import { useReading } from '../../lib/names/reading.ts';
import { DeskPage, Part } from '../../lib/page-parts/desk-page.tsx';
import { type Fact, Facts } from '../../lib/page-parts/facts.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { Blocking } from './blocking.tsx';
import { CaseLinks } from './case-links.tsx';
import { Deliveries } from './deliveries.tsx';
import { DetailCorrections } from './details/corrections.tsx';
import { Messages } from './messages.tsx';
import { Products } from './products.tsx';
import { Sessions } from './sessions.tsx';

function useFacts(customer: CustomerAtDesk): Fact[] {
  const { text, language, names } = useReading();
  const born = parseCalendarDate(customer.birthDate);
  return [
    { label: text('profile.personal.idNumber'), value: customer.idValue },
    { label: text('profile.personal.fatherName'), value: customer.fatherName },
    {
      label: text('profile.personal.birthDate'),
      value: born ? formatDate(born, 'dayMonthYear', language) : customer.birthDate,
    },
    { label: text('profile.personal.nationality'), value: names.country(customer.nationality) },
    { label: text('profile.personal.phone'), value: displayPhone(customer.phone) },
    { label: text('profile.personal.email'), value: customer.loginId },
    {
      label: text('profile.address.current'),
      value: [customer.address, names.township(customer.township), names.state(customer.state)]
        .filter(Boolean)
        .join(', '),
    },
    { label: text('deskCustomers.field.customerNo'), value: customer.customerNo ?? '–' },
    { label: text('deskCustomers.field.language'), value: languageNames[customer.language] },
    { label: text('deskCustomers.field.since'), value: <Moment at={customer.since} /> },
  ];
}

function Applications({ customer }: { customer: CustomerAtDesk }) {
  const { text, names } = useReading();
  const { applications, cases } = customer;
  const others = cases.filter(({ accountClass }) => accountClass === null);
  if (applications.length + others.length === 0)
    return <p className="text-text-muted">{text('deskCustomers.applications.none')}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {applications.map(({ authorizationReqId, applicationNo, accountClass, currency, status, begunAt }) => (
          <li key={authorizationReqId} className="flex flex-wrap items-baseline gap-x-4">
            {status === 'INIT' ? (
              // No case yet: there is nothing to go to.
              <span>
                {names.accountClass(accountClass)}, {currency}
              </span>
            ) : (
              <Link as={RouterLink} href={paths.case(authorizationReqId)}>
                {names.accountClass(accountClass)}, {currency}
              </Link>
            )}
            <span className="tabular-nums">{applicationNo}</span>
            {status && <span>{text(`deskCustomers.application.${status as 'INIT'}`)}</span>}
            <span className="text-text-muted">
              <Moment at={begunAt} />
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && <CaseLinks cases={others} />}
    </>
  );
}

function Customer({ customer }: { customer: CustomerAtDesk }) {
  const text = useText();
  const facts = useFacts(customer);
  const isBlocked = customer.status === 'BLOCKED';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isBlocked ? 'danger' : 'success'}>{text(`deskCustomers.status.${customer.status}`)}</Badge>
        {customer.isExistingCustomer && <Badge>{text('deskCustomers.field.known')}</Badge>}
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <Part title={text('profile.personal.title')}>
            <Facts facts={facts} />
          </Part>
          <DetailCorrections customerId={customer.customerId} />
          <Messages customerId={customer.customerId} />
          <Deliveries customerId={customer.customerId} />
        </div>
        <div className="grid content-start gap-6">
          <Products customerId={customer.customerId} />
          <Part title={text('deskCustomers.applications.title')}>
            <Applications customer={customer} />
          </Part>
          <Sessions customer={customer} />
          <Blocking customer={customer} />
          <CardCustomer customer={customer} />
        </div>
      </div>
    </>
  );
}

export function Page({ params: { id } }: PageProps<'/desk/customers/:id'>) {
  const text = useText();
  const loading = useDesk(getCustomerAtDesk, { body: { customerId: id } });
  return (
    <DeskPage title={loading.data?.name ?? text('desk.page.customer')} actions={<BackLink href={paths.customers} />}>
      <Loaded query={loading} lines={10}>
        {(customer) => <Customer customer={customer} />}
      </Loaded>
    </DeskPage>
  );
}

/** Anyone who came for a card sees a portal with fewer doors. */
function CardCustomer({ customer }: { customer: CustomerAtDesk }) {
  const text = useText();
  const may = useMay();
  const sending = useDeskAction(setProductCode, [getCustomerAtDesk]);
  if (!may(setProductCode)) return null;
  const { customerId, productCode } = customer;
  const change = (isCard: boolean) =>
    void sending.submit({ body: { customerId, productCode: isCard ? creditCardProductCode : null } });
  return (
    <Part title={text('deskCustomers.card.title')}>
      <ErrorAlert domainError={sending.domainError} title={text('deskCustomers.failure')} />
      <Checkbox
        label={text('deskCustomers.card.label')}
        checked={productCode === creditCardProductCode}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Part>
  );
}
