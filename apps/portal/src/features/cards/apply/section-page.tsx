import type { CardSection } from '@taga/contract/journeys/card-application/sections';
import { LoadedApplication, Loading, Standing } from '@taga/journey/loaded-application';
import { QuestionPage } from '@taga/journey/question-page';
import { ButtonLink } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { Redirect, RouterLink } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { useText } from '@taga/web/text';
import type { ComponentType } from 'react';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../../lib/access/session/session.ts';
import { useCustomer } from '../../../lib/access/session/session-context.tsx';
import { CustomerQueries } from '../../../lib/platform/query/customer-queries.tsx';
import { useBankPages } from '../frame/bank-page.tsx';
import { type CardApplication, cardSteps, isOpen } from './card-application.ts';
import { useLoadedCardApplication } from './load-card-application.ts';
import { Addresses } from './sections/addresses.tsx';
import { Amount } from './sections/amount.tsx';
import { Applicant } from './sections/applicant.tsx';
import { Documents } from './sections/documents.tsx';
import { Employee } from './sections/employee.tsx';
import { Guarantors } from './sections/guarantors.tsx';
import { Income } from './sections/income.tsx';
import { Review } from './sections/review.tsx';
import { Supplementary } from './sections/supplementary.tsx';

const questions: Readonly<Record<CardSection, ComponentType>> = {
  applicant: Applicant,
  income: Income,
  amount: Amount,
  addresses: Addresses,
  documents: Documents,
  guarantors: Guarantors,
  supplementary: Supplementary,
  employee: Employee,
  review: Review,
};

/** The address may be of an application of somebody else. */
export function NoSuchApplication() {
  const text = useText();
  return (
    <Standing title={text('cardPages.load.missing')}>
      <p>{text('cardPages.load.missingText')}</p>
      <ButtonLink as={RouterLink} href={paths.cardApplication()} className="sm:justify-self-start">
        {text('cardPages.load.own')}
      </ButtonLink>
    </Standing>
  );
}

const isUnknown = (error: Error) => error instanceof ApiError && error.status === 404;

function Section({ application, asked }: { application: CardApplication; asked: string }) {
  const { journey, record, key } = application;
  const step = cardSteps.find(({ name }) => name === asked)?.name;
  if (!isOpen(record)) return <Redirect to={journey.pathAfter} />;
  if (!step) return <Redirect to={journey.pathOf(journey.getKept().step)} />;
  return (
    <QuestionPage key={`${key} ${step}`} journey={journey} steps={cardSteps} step={step} Question={questions[step]} />
  );
}

function Loaded({ customer, asked }: { customer: Customer; asked: string }) {
  const { data: bankPages } = useBankPages();
  const loading = useLoadedCardApplication(customer, false);
  if (!bankPages) return <Loading />;
  if (bankPages.ApplyUrl) return <Redirect to={paths.cardApplication()} />;
  return (
    <LoadedApplication
      loading={loading}
      explain={(error) => isUnknown(error) && <NoSuchApplication />}
      draw={(application) => <Section application={application} asked={asked} />}
    />
  );
}

/** One section of the application for a card, or the furthest one that may be opened. */
export function Page({ params: { section } }: PageProps<'/credit-card-apply/:section'>) {
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <Loaded customer={customer} asked={section} />
    </CustomerQueries>
  );
}
