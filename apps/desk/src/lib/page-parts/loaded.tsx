import { Alert, Button, ButtonLink, Skeleton } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { domainErrorTexts, findDomainError } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';

interface Loading<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Loading<Data>;
  /** What is waited for keeps its room. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

const patienceMs = 400;

/** Nothing is shown of a wait that nobody would notice. */
function Patience({ lines }: { lines: number }) {
  const text = useText();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Skeleton label={text('layout.loading.message')} lines={lines} className="p-4" />;
}

function Failed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const text = useText();
  const domainError = findDomainError(error);
  const isOffline = error instanceof ApiError && error.status === null;
  const reasons = domainError
    ? domainErrorTexts(domainError, text)
    : [text(isOffline ? 'desk.failed.offline' : 'desk.failed.text')];
  return (
    <div className="p-4">
      <Alert tone="danger" live title={text('desk.failed.title')}>
        <p>{reasons.join(' ')}</p>
        <Button variant="secondary" size="compact" className="mt-3" onClick={onAgain}>
          {text('layout.failure.again')}
        </Button>
      </Alert>
    </div>
  );
}

/** Who typed the address of a page that is for another role. */
function Forbidden() {
  const text = useText();
  return (
    <div className="p-4">
      <Alert tone="info" live title={text('desk.failed.forbidden.title')}>
        <p>{text('desk.failed.forbidden.text')}</p>
        <ButtonLink as={RouterLink} href={paths.home} variant="secondary" size="compact" className="mt-3">
          {text('desk.notFound.home')}
        </ButtonLink>
      </Alert>
    </div>
  );
}

/** What a call answered; until then the room it needs, or why it did not come and another try. */
export function Loaded<Data>({ query, lines = 6, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof ApiError && query.error.status === 403) return <Forbidden />;
  if (query.error) return <Failed error={query.error} onAgain={() => void query.refetch()} />;
  return <Patience lines={lines} />;
}
