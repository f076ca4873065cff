import { firstPageIndex } from '@taga/contract/constants';
import { Skeleton } from '@taga/ui';
import { useText, useTextStore } from '@taga/web/text';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import type { Customer } from '../../access/session/session.ts';
import { useOwnApplications } from '../../applications/own-applications.ts';
import { useMessages } from '../../messaging/inbox/use-messages.ts';
import { CustomerQueries } from '../../platform/query/customer-queries.tsx';
import { Balances } from '../balances/balances.tsx';
import { useMaskedBalances } from '../balances/use-balances.ts';
import { CustomerProducts } from '../products/customer-products.tsx';
import { NoAccounts, NoAnswer } from './balance-states.tsx';

/** For those who have started something; most have not. */
const loadUnderWay = () => import('./under-way.tsx');
const UnderWay = lazy(async () => ({ default: (await loadUnderWay()).UnderWay }));

/** For those who have messages. */
const LatestMessages = lazy(async () => ({ default: (await import('./latest-messages.tsx')).LatestMessages }));

const latestMessages = 3;

interface SectionProps {
  title: string;
  /** Named for those who listen; where the cards speak for themselves, nobody else needs to read it. */
  isTitleHidden?: boolean;
  children: ReactNode;
}

function Section({ title, isTitleHidden = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'text-xl'}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type Answer = ReturnType<typeof useMaskedBalances>;

function Accounts({ answer, loginId }: { answer: Answer; loginId: string }) {
  const text = useText();
  const { data, isError, isFetching, refetch } = answer;
  if (isError && !isFetching) return <NoAnswer onAgain={refetch} />;
  if (!data) return <Skeleton shape="block" label={text('customer.balances.loading')} className="h-60" />;
  return data.length === 0 ? <NoAccounts /> : <Balances loginId={loginId} masked={data} />;
}

/** The last few messages, under everything else: nothing that is being read moves when they arrive. */
function Latest({ customer }: { customer: Customer }) {
  const all = { page: firstPageIndex, from: '', to: '', category: '' };
  const { data } = useMessages({ ...all, loginId: customer.loginId, pageSize: latestMessages });
  if (!data || data.Details.length === 0) return null;
  return (
    <Suspense>
      <LatestMessages messages={data.Details} />
    </Suspense>
  );
}

/**
 * Until the first answers are there, everything has its place and nothing is in it: how many accounts and applications
 * there are, and which products are marked as held, would otherwise move what is already being read.
 */
function Loading({ customer }: { customer: Customer }) {
  const text = useText();
  return (
    <>
      {!customer.isCardCustomer && (
        <Section title={text('customer.balances.title')} isTitleHidden>
          <Skeleton shape="block" label={text('customer.balances.loading')} className="h-60" />
        </Section>
      )}
      <div aria-hidden="true">
        <Skeleton shape="block" label="" className="h-160" />
      </div>
    </>
  );
}

const isFirstAnswerDue = ({ isPending, isFetching }: { isPending: boolean; isFetching: boolean }) =>
  isPending && isFetching;

function Content({ customer }: { customer: Customer }) {
  const text = useText();
  const answer = useMaskedBalances(customer);
  const { loadGroup } = useTextStore();
  const own = useOwnApplications(customer, () => Promise.all([loadUnderWay(), loadGroup('ownApplications')]));
  if (isFirstAnswerDue(answer) || isFirstAnswerDue(own)) return <Loading customer={customer} />;
  return (
    // Whole, so that what is under way pushes nothing down.
    <Suspense fallback={<Loading customer={customer} />}>
      {own.data && own.data.length > 0 && <UnderWay customer={customer} applications={own.data} />}
      {!customer.isCardCustomer && (
        <Section title={text('customer.balances.title')} isTitleHidden>
          <Accounts answer={answer} loginId={customer.loginId} />
        </Section>
      )}
      <Section title={text('customer.home.products')}>
        <CustomerProducts customer={customer} balances={answer.data} headingLevel={4} />
      </Section>
      <Latest customer={customer} />
    </Suspense>
  );
}

/** What the customer has, what is under way, and what else there is. */
export function Dashboard({ customer }: { customer: Customer }) {
  return (
    <CustomerQueries loginId={customer.loginId}>
      <Content customer={customer} />
    </CustomerQueries>
  );
}
