import { exchangeProviderCode } from '@taga/contract/endpoints/desk/staff';
import { Alert, ButtonLink, Spinner } from '@taga/ui';
import { ErrorAlert } from '@taga/web/form';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { EntryPage } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { useEnter } from './use-enter.ts';

/** The way back from the bank's identity provider: what it brought is exchanged, once, for a session. */
export function Page() {
  const text = useText();
  const brought = new URLSearchParams(useLocation().hash.slice(1));
  const code = brought.get('code');
  const { submit, domainError, isBusy } = useDeskAction(exchangeProviderCode, [], useEnter());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is of use once
  useEffect(() => {
    if (code) void submit({ body: { code, inCookie: true } });
  }, [code]);
  const hasFailed = !code || domainError !== undefined;
  return (
    <EntryPage title={text('desk.signIn.title')}>
      {isBusy && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {text('desk.provider.entering')}
        </p>
      )}
      {!code && (
        <Alert tone="danger" title={text('desk.signIn.failure')}>
          <p>{text('desk.provider.refused')}</p>
        </Alert>
      )}
      <ErrorAlert domainError={domainError} title={text('desk.signIn.failure')} />
      {hasFailed && (
        <ButtonLink as={RouterLink} href={paths.signIn} className="justify-self-start">
          {text('layout.failure.again')}
        </ButtonLink>
      )}
    </EntryPage>
  );
}
