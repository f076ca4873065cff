import { getCardPages } from '@taga/contract/endpoints/cards';
import { Button, Card, EmptyState, Link, Skeleton } from '@taga/ui';
import { useQuery } from '@taga/web/data';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { useCustomer } from '../../../lib/access/session/session-context.tsx';
import { findDocId } from '../../../lib/applications/kind-wizard/doc-id.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { CustomerQueries } from '../../../lib/platform/query/customer-queries.tsx';
import { type FramedPage, framedPage } from './framed-page.ts';
import { useFramedPage } from './use-framed-page.ts';

type Purpose = 'apply' | 'renewal';

/** It may run, send its forms and keep what is its own; it leads nobody away and opens no windows. */
const sandbox = 'allow-scripts allow-forms allow-same-origin';
const permissions = "camera 'none'; microphone 'none'; geolocation 'none'; display-capture 'none'";

function Failed({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <Card>
      <div role="alert">
        <EmptyState
          title={text('cardFrame.failed.title')}
          text={text('cardFrame.failed.text')}
          action={<Button onClick={onAgain}>{text('cardFrame.failed.again')}</Button>}
        />
      </div>
    </Card>
  );
}

function Loading() {
  return <Skeleton shape="block" label={useText()('cardFrame.loading.text')} className="h-[70dvh]" />;
}

function Framed({ purpose, page, onAgain }: { purpose: Purpose; page: FramedPage; onAgain: () => void }) {
  const text = useText();
  const { element, state, heightPx, onLoad } = useFramedPage(page);
  if (state === 'failed') return <Failed onAgain={onAgain} />;
  return (
    <div className="relative -mx-edge sm:mx-0">
      <iframe
        ref={element}
        src={page.src}
        title={text(`cardFrame.${purpose}.frame`)}
        sandbox={sandbox}
        allow={permissions}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
        // Until it says how high it is, it scrolls by itself.
        style={{ height: heightPx === undefined ? '70dvh' : `${heightPx}px` }}
        className={`block w-full border-0 ${state === 'loading' ? 'invisible' : ''}`}
      />
      {state === 'loading' && (
        <div className="absolute inset-0 px-4 sm:px-0">
          <Loading />
        </div>
      )}
    </div>
  );
}

function Frames({ purpose, address }: { purpose: Purpose; address: string }) {
  const language = useLanguage();
  const { search } = useLocation();
  const [attempt, setAttempt] = useState(0);
  // The address keeps the language it began with: a switch is told, and reloads nothing.
  const [startedIn] = useState(language);
  const docId = purpose === 'apply' ? findDocId(search) : undefined;
  const page = framedPage({ address, docId, language: startedIn });
  return (
    <Framed key={`${page.src} ${attempt}`} purpose={purpose} page={page} onAgain={() => setAttempt(attempt + 1)} />
  );
}

/** Where the bank's own pages are, if it has any. */
export function useBankPages() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['card pages'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await callApi(getCardPages, { language, signal, isQuiet: true })).Data,
  });
}

function BankPageOrOwn({ purpose, own }: { purpose: Purpose; own: ReactNode }) {
  const { data, error, isFetching, refetch } = useBankPages();
  if (error && !isFetching) return <Failed onAgain={() => void refetch()} />;
  if (!data) return <Loading />;
  const address = purpose === 'apply' ? data.ApplyUrl : data.RenewalUrl;
  return address ? <Frames purpose={purpose} address={address} /> : own;
}

/** A page about cards: the bank's in a frame, or else our own; and the way to the other one. */
export function CardArea({ purpose, own }: { purpose: Purpose; own: ReactNode }) {
  const text = useText();
  const customer = useCustomer();
  const isApply = purpose === 'apply';
  return (
    <CustomerQueries loginId={customer?.loginId ?? ''}>
      <div className="grid grid-cols-1 gap-4">
        <PageHeading title={text(`cardFrame.${purpose}.title`)} />
        <BankPageOrOwn purpose={purpose} own={own} />
        <Link
          as={RouterLink}
          standalone
          href={isApply ? paths.cardRenewal() : paths.cardApplication()}
          className="justify-self-start"
        >
          {text(isApply ? 'cardFrame.other.renewal' : 'cardFrame.other.apply')}
        </Link>
      </div>
    </CustomerQueries>
  );
}
