import { LoadedApplication, Standing } from '@taga/journey/loaded-application';
import { QuestionPage } from '@taga/journey/question-page';
import { ButtonLink } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { Redirect, RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { Customer } from '../../access/session/session.ts';
import { isOpen, type KindApplication, type KindPages } from './kind-pages.ts';
import { useLoadedApplication } from './load-application.tsx';

/** The address may be of an application of somebody else. */
function NoSuchApplication({ pages }: { pages: KindPages }) {
  const text = useText();
  return (
    <Standing title={text('application.load.missing')}>
      <p>{text('application.load.missingText')}</p>
      <ButtonLink as={RouterLink} href={pages.paths.start()} className="sm:justify-self-start">
        {text('application.load.own')}
      </ButtonLink>
    </Standing>
  );
}

const isUnknown = (error: Error) => error instanceof ApiError && error.status === 404;

function Section({ application, asked }: { application: KindApplication; asked: string }) {
  const { pages, journey, record, steps, key } = application;
  const step = steps.find(({ name }) => name === asked)?.name;
  const Question = step && pages.questions[step];
  if (!isOpen(pages, record)) return <Redirect to={journey.pathAfter} />;
  if (!Question) return <Redirect to={journey.pathOf(journey.getSaved().step)} />;
  return <QuestionPage key={`${key} ${step}`} journey={journey} steps={steps} step={step} Question={Question} />;
}

interface SectionOfKindProps {
  pages: KindPages;
  customer: Customer;
  asked: string;
}

/** One section of an application, or the furthest one that may be opened. */
export function SectionOfKind({ pages, customer, asked }: SectionOfKindProps) {
  const loading = useLoadedApplication(pages, customer, false);
  return (
    <LoadedApplication
      loading={loading}
      explain={(error) => isUnknown(error) && <NoSuchApplication pages={pages} />}
      draw={(application) => <Section application={application} asked={asked} />}
    />
  );
}
