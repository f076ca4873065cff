import { type CardSection, cardSections } from '@taga/contract/journeys/card-application/sections';
import { Button, EmptyState, Skeleton } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { Redirect, useLocation } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type ComponentType, useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { tellHost } from '../../lib/host/host.ts';
import { type Application, canOpen, furthestSection, isOpen, useApplication } from './application.ts';
import { Closed, Sent } from './outcome.tsx';
import { Addresses } from './sections/addresses.tsx';
import { Amount } from './sections/amount.tsx';
import { Applicant } from './sections/applicant.tsx';
import { Documents } from './sections/documents.tsx';
import { Employee } from './sections/employee.tsx';
import { Guarantors } from './sections/guarantors.tsx';
import { Income } from './sections/income.tsx';
import { Review } from './sections/review.tsx';
import { Supplementary } from './sections/supplementary.tsx';

const sections: Readonly<Record<CardSection, ComponentType<{ application: Application }>>> = {
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

function Failed({ failure, onAgain }: { failure: Error; onAgain: () => void }) {
  const text = useText();
  const isUnknown = failure instanceof ApiError && failure.status === 404;
  return (
    <>
      <h1 className="sr-only">{text('cardPages.page.apply')}</h1>
      <EmptyState
        title={text(isUnknown ? 'cardPages.load.missing' : 'cardPages.load.failed')}
        text={text(isUnknown ? 'cardPages.load.missingText' : 'cardPages.load.failedText')}
        action={!isUnknown && <Button onClick={onAgain}>{text('cardPages.load.again')}</Button>}
      />
    </>
  );
}

/** Only now is it known how high the page is: the portal then scrolls back to its beginning. */
function Outcome({ application }: { application: Application }) {
  const { isSent } = application;
  useEffect(() => {
    if (isSent) tellHost({ type: 'ARRIVED' });
  }, [isSent]);
  return isSent ? <Sent application={application} /> : <Closed application={application} />;
}

function Loaded({ application, asked }: { application: Application; asked: string | undefined }) {
  const { search } = useLocation();
  if (application.isSent || !isOpen(application)) return <Outcome application={application} />;
  const section = cardSections.find((name) => name === asked);
  if (!section || !canOpen(section, application)) {
    return <Redirect to={paths.section(furthestSection(application), search)} />;
  }
  const Section = sections[section];
  return <Section application={application} />;
}

/** Applying for a card, section by section; or correcting what came back. */
export function Page() {
  const text = useText();
  const [, , , asked] = useLocation().pathname.split('/');
  const { data, error, isFetching, refetch } = useApplication();
  if (data) return <Loaded application={data} asked={asked} />;
  if (error && !isFetching) return <Failed failure={error} onAgain={() => void refetch()} />;
  return (
    <>
      <h1 className="sr-only">{text('cardPages.page.apply')}</h1>
      <Skeleton label={text('layout.loading.message')} lines={8} />
    </>
  );
}
