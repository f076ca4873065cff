import { formText } from '@taga/contract/kinds/form';
import { formKinds } from '@taga/contract/kinds/forms';
import type { ApplicationStatus } from '@taga/contract/records/applications/account-info';
import type { OwnApplication } from '@taga/contract/records/applications/own-application';
import type { CatalogGroup, Text } from '@taga/i18n';
import { type AccountClass, findAccountClass } from '@taga/reference/account-classes';
import { defaultCurrency, foreignCurrencies } from '@taga/reference/currencies';
import { Button, ButtonLink, Link, TaskCard } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../access/session/session.ts';
import { validateInfo } from '../../applications/opening/opening.ts';
import { useStartOpening } from '../../applications/opening/use-start-opening.ts';
import { ApplicationNumber } from '../orders/application-number.tsx';
import { orderPath } from '../orders/order-path.ts';

const words: readonly CatalogGroup[] = ['ownApplications', ...(formKinds.length > 0 ? (['kinds'] as const) : [])];

const accountClassOf = ({ AccountClass }: OwnApplication) => findAccountClass(AccountClass ?? '');
const formOf = ({ Kind }: OwnApplication) => formKinds.find(({ name }) => name === Kind);

function titleOf(application: OwnApplication, text: Text): string {
  const accountClass = accountClassOf(application);
  if (accountClass) return text(`accounts.${accountClass.accountType}.shortName`);
  const form = formOf(application);
  if (form) return text(formText(form, 'name'));
  return text(application.Kind === 'card-renewal' ? 'ownApplications.renewal' : 'customer.menu.card');
}

function stateOf({ State, NextStep }: OwnApplication, text: Text): string {
  if (State === 'CORRECTION') return text('customer.status.INCOMPLETED');
  if (State === 'WAITING') return text('customer.status.PENDING');
  if (State === 'REJECTED') return text('customer.status.REJECTED');
  if (State === 'OPENING') return text('ownApplications.approved');
  if (NextStep === null) return text('ownApplications.draft');
  return text('ownApplications.next', { step: text(`ownApplications.step.${NextStep}`) });
}

interface ActionProps {
  customer: Customer;
  application: OwnApplication;
  title: string;
  isFirst: boolean;
}

type Continued = Omit<ActionProps, 'customer'>;

function ContinueOpening({
  customer,
  application,
  title,
  isFirst,
  accountClass,
}: ActionProps & { accountClass: AccountClass }) {
  const text = useText();
  const currency = foreignCurrencies.find((code) => code === application.Currency) ?? defaultCurrency;
  const starting = useStartOpening(customer, accountClass, currency);
  const info = { Status: application.Status as ApplicationStatus, Step: application.Step };
  const opening = validateInfo(info, accountClass, customer);
  if (opening.kind !== 'ready') return null;
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      loading={starting.isBusy ? text('customer.underWay.starting') : undefined}
      aria-label={text('ownApplications.continueOf', { application: title })}
      onClick={() => void starting.submit(opening)}
    >
      {text('customer.underWay.continue')}
    </Button>
  );
}

function ContinueOther({ application, title, isFirst }: Continued) {
  const text = useText();
  const docId = application.State === 'CORRECTION' ? application.AuthorizationReqId : undefined;
  const form = formOf(application);
  return (
    <ButtonLink
      as={RouterLink}
      variant={isFirst ? 'primary' : 'secondary'}
      href={form ? paths.application(form.name, docId) : paths.cardApplication(docId)}
      aria-label={text('ownApplications.continueOf', { application: title })}
    >
      {text('customer.underWay.continue')}
    </ButtonLink>
  );
}

function Follow({ application, title }: Pick<ActionProps, 'application' | 'title'>) {
  const text = useText();
  return (
    <Link
      as={RouterLink}
      standalone
      href={orderPath(application)}
      aria-label={text('ownApplications.followOf', { application: title })}
    >
      {text('ownApplications.follow')}
    </Link>
  );
}

/** The one thing to do: to go on while it is the customer's turn, to look while it is the bank's. */
function Action(props: ActionProps) {
  const { State } = props.application;
  if (State !== 'CORRECTION' && State !== 'DRAFT') return <Follow {...props} />;
  const accountClass = accountClassOf(props.application);
  return accountClass ? <ContinueOpening {...props} accountClass={accountClass} /> : <ContinueOther {...props} />;
}

interface UnderWayProps {
  customer: Customer;
  applications: readonly OwnApplication[];
}

/** What the customer has started or waits for, each with its next step. */
export function UnderWay({ customer, applications }: UnderWayProps) {
  const text = useText();
  const hasWords = useCatalogs(words);
  if (!hasWords) return null;
  return (
    <section aria-label={text('customer.underWay.title')}>
      <ul className="grid grid-cols-1 gap-3">
        {applications.map((application, index) => {
          const title = titleOf(application, text);
          return (
            <li key={application.AuthorizationReqId}>
              <TaskCard
                headingLevel={2}
                title={title}
                text={stateOf(application, text)}
                note={<ApplicationNumber number={application.ApplicationNo} />}
                action={<Action customer={customer} application={application} title={title} isFirst={index === 0} />}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
