import { type FormAnswers, type FormKind, formText } from '@taga/contract/kinds/form';
import { isCorrected } from '@taga/contract/kinds/kind';
import type { Rejection } from '@taga/contract/records/messaging/message';
import { textIn } from '@taga/i18n';
import { Alert, ButtonLink, DescriptionList } from '@taga/ui';
import { useQuery } from '@taga/web/data';
import { RouterLink } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { ApplicationFiles } from '../../lib/applications/application/application-files.tsx';
import { endpointsOf } from '../../lib/applications/kind-wizard/endpoints.ts';
import type { KindPages, KindRecord } from '../../lib/applications/kind-wizard/kind-pages.ts';
import { toRows } from '../../lib/customers/profile/profile-rows.ts';
import { NumberedSection } from '../../lib/fulfilment/orders/numbered-section.tsx';
import { FormOrderStatus } from '../../lib/fulfilment/orders/order-status.tsx';
import { orderWords } from '../../lib/fulfilment/orders/order-words.ts';
import { Rejected } from '../../lib/messaging/inbox/rejected.tsx';
import { DetailFrame, DetailPage } from '../../lib/messaging/lists/detail-frame.tsx';
import { formatMyanmarDay } from '../../lib/messaging/lists/myanmar-day.ts';
import { StaffRemark } from '../../lib/messaging/staff-remark/staff-remark.tsx';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { findFormPages } from './form-pages.ts';
import { answerLines } from './form-values.ts';
import { UnknownKind } from './unknown-kind.tsx';

type Pages = KindPages<FormAnswers> & { readonly kind: FormKind };
type Shared = 'DOCNumber' | 'ApplicationNo' | 'Status' | 'Remarks' | 'HandedInAt' | 'Answers';
type Order = Pick<KindRecord<FormAnswers>, Shared> & { readonly Rejection: Rejection | null };

function useOrder(pages: Pages, id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['application order', pages.kind.name, id],
    // Anyone who looks again sees pictures whose addresses still open.
    gcTime: 0,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { Data } = await callApi(endpointsOf(pages).order, { body: { DOCNumber: id }, language, signal });
      return Data as Order;
    },
  });
}

/** What our staff want corrected, in their words, and the way there. */
function Correction({ pages, order }: { pages: Pages; order: Order }) {
  const text = useText();
  const language = useLanguage();
  const { Status, Remarks, DOCNumber } = order;
  if (!isCorrected(pages.kind, Status) || !DOCNumber) return null;
  return (
    <>
      {Remarks && (
        <Alert tone="warning" title={text('application.order.remark')}>
          <StaffRemark words={textIn(language, Remarks)} />
        </Alert>
      )}
      <ButtonLink as={RouterLink} href={pages.paths.start(DOCNumber)} className="sm:justify-self-start">
        {text('application.order.correct')}
      </ButtonLink>
    </>
  );
}

function Files({ kind, order: { Answers } }: { kind: FormKind; order: Order }) {
  const text = useText();
  const { documents } = Answers;
  if (documents.length === 0) return <p className="text-text-muted">{text('application.order.none')}</p>;
  const files = documents.map(({ id, url, type }) => ({
    id,
    url,
    label: text(formText(kind, 'part', type)),
    isPicture: true,
  }));
  return <ApplicationFiles files={files} />;
}

function Sections({ pages: { kind, labelOf }, order }: { pages: Pages; order: Order }) {
  const text = useText();
  const written = { text, language: useLanguage() };
  const sections = Object.keys(kind.form.sections);
  const parts = [...sections, ...(kind.documents.length > 0 ? ['documents'] : [])];
  return (
    <ol className="grid grid-cols-1">
      {parts.map((name, index) => (
        <NumberedSection key={name} number={index + 1} title={text(labelOf(name))}>
          {name === 'documents' ? (
            <Files kind={kind} order={order} />
          ) : (
            <DescriptionList rows={toRows(answerLines(kind, name, order.Answers, written))} />
          )}
        </NumberedSection>
      ))}
    </ol>
  );
}

function Loaded({ pages, order }: { pages: Pages; order: Order }) {
  const text = useText();
  const language = useLanguage();
  const { HandedInAt, ApplicationNo, Status } = order;
  const rows = toRows([
    [text('application.order.submitted'), HandedInAt && formatMyanmarDay(HandedInAt, 'dayMonthYear', language)],
    [text('application.order.number'), ApplicationNo],
  ]);
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <PageHeading title={text(pages.name)} />
        <FormOrderStatus kind={pages.kind} status={Status ?? ''} isDetail />
      </div>
      <Correction pages={pages} order={order} />
      {order.Rejection && <Rejected rejection={order.Rejection} />}
      <DescriptionList rows={rows} />
      <Sections pages={pages} order={order} />
    </>
  );
}

function OrderOfKind({ pages, id }: { pages: Pages; id: string }) {
  return (
    <DetailFrame detail={useOrder(pages, id)} listHref={paths.orders()} words={orderWords(pages.name)}>
      {(order) => <Loaded pages={pages} order={order} />}
    </DetailFrame>
  );
}

/** One application that is drawn from its definition: its status, and everything that was submitted. */
export function Page({ params: { kind, id } }: PageProps<'/orders/:kind/:id'>) {
  const pages = findFormPages(kind);
  return (
    <DetailPage listHref={paths.orders()}>{pages ? <OrderOfKind pages={pages} id={id} /> : <UnknownKind />}</DetailPage>
  );
}
