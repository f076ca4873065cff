import { Button, Skeleton } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { type Application, ApplicationProvider } from './application.tsx';

/** In place of a page, as long as there is none. */
export function Standing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-form content-start gap-6 px-4 py-10">
      <h1 className="text-2xl text-primary">{title}</h1>
      {children}
    </main>
  );
}

export function Loading() {
  const text = useText();
  return (
    <Standing title={text('journey.loading.title')}>
      <Skeleton label={text('journey.loading.text')} lines={6} />
    </Standing>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Standing title={text('journey.loading.failure')}>
      <p>{text('journey.loading.failureText')}</p>
      <Button onClick={onRetry} className="sm:justify-self-start">
        {text('journey.loading.again')}
      </Button>
    </Standing>
  );
}

interface LoadedApplicationProps<Kind> {
  /** What loading it has come to, as a query. */
  loading: {
    readonly data: Kind | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    refetch(): Promise<{ data: Kind | undefined }>;
  };
  /** Whether to wait for the server even if this tab knows the application. */
  isAskedAgain?: boolean;
  /** What the kind says of a failure of its own; any other can be tried again. */
  explain?: (error: Error) => ReactNode;
  draw: (application: Kind) => ReactNode;
}

/** The page of an application, with what stands in its place until it is there, or where it is not to be had. */
export function LoadedApplication<Kind extends Pick<Application, 'key'>>(props: LoadedApplicationProps<Kind>) {
  const { loading, isAskedAgain = false, explain, draw } = props;
  const { data, error, isFetching, refetch } = loading;
  if (error && !isFetching) return explain?.(error) || <NotLoaded onRetry={() => void refetch()} />;
  if (!data || (isAskedAgain && isFetching)) return <Loading />;
  const reload = async () => (await refetch()).data;
  return <ApplicationProvider shown={{ ...data, reload }}>{draw(data)}</ApplicationProvider>;
}
