import type { MessageId } from '@taga/i18n';
import { Button, ButtonLink, Card, EmptyState, Skeleton } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { RouterLink } from '@taga/web/navigation';
import { BackLink } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { SignedIn } from '../../platform/query/customer-queries.tsx';

/** The page of one thing of a customer's list, with the way back to the list. */
export function DetailPage({ listHref, children }: { listHref: string; children: ReactNode }) {
  return (
    <SignedIn>
      {() => (
        <div className="grid max-w-form grid-cols-1 gap-5">
          <div className="print:hidden">
            <BackLink href={listHref} />
          </div>
          {children}
        </div>
      )}
    </SignedIn>
  );
}

interface DetailWords {
  readonly name: MessageId;
  readonly loading: MessageId;
  readonly failure: MessageId;
  readonly failureText: MessageId;
  readonly again: MessageId;
  readonly missing: MessageId;
  readonly missingText: MessageId;
  readonly toList: MessageId;
}

interface DetailFrameProps<Detail> {
  /** What the query for it knows. */
  detail: {
    readonly data: Detail | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  listHref: string;
  words: DetailWords;
  children: (detail: Detail) => ReactNode;
}

/** One thing of a customer's list: on its way, not to be had, not theirs, or there. */
export function DetailFrame<Detail>({ detail, listHref, words, children }: DetailFrameProps<Detail>) {
  const text = useText();
  const { data, error, isFetching, refetch } = detail;
  if (data) return children(data);
  return (
    <>
      <h1 className="sr-only">{text(words.name)}</h1>
      {error && !isFetching ? (
        <Missing failure={error} onAgain={() => void refetch()} listHref={listHref} words={words} />
      ) : (
        <Skeleton shape="block" label={text(words.loading)} className="h-100" />
      )}
    </>
  );
}

interface MissingProps {
  failure: Error;
  onAgain: () => void;
  listHref: string;
  words: DetailWords;
}

function Missing({ failure, onAgain, listHref, words }: MissingProps) {
  const text = useText();
  const isUnknown = failure instanceof ApiError && failure.status === 404;
  return (
    <Card>
      <EmptyState
        title={text(isUnknown ? words.missing : words.failure)}
        text={text(isUnknown ? words.missingText : words.failureText)}
        action={
          isUnknown ? (
            <ButtonLink as={RouterLink} href={listHref}>
              {text(words.toList)}
            </ButtonLink>
          ) : (
            <Button onClick={onAgain}>{text(words.again)}</Button>
          )
        }
      />
    </Card>
  );
}
