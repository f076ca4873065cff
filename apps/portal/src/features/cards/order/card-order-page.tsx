import { getCreditOrder } from '@taga/contract/endpoints/orders';
import { isCorrectable } from '@taga/contract/journeys/card-application/decisions';
import type { CreditOrder } from '@taga/contract/records/fulfilment/credit-order';
import { Alert, ButtonLink, DescriptionList, type DescriptionRow } from '@taga/ui';
import { useQuery } from '@taga/web/data';
import { RouterLink } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { ApplicationFiles } from '../../../lib/applications/application/application-files.tsx';
import { useNames } from '../../../lib/customers/profile/use-names.ts';
import { ApplicationNumber } from '../../../lib/fulfilment/orders/application-number.tsx';
import { NumberedSection } from '../../../lib/fulfilment/orders/numbered-section.tsx';
import { OrderStatus } from '../../../lib/fulfilment/orders/order-status.tsx';
import { orderWords } from '../../../lib/fulfilment/orders/order-words.ts';
import { Rejected } from '../../../lib/messaging/inbox/rejected.tsx';
import { DetailFrame, DetailPage } from '../../../lib/messaging/lists/detail-frame.tsx';
import { StaffRemark } from '../../../lib/messaging/staff-remark/staff-remark.tsx';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { wordFor } from '../card-words.ts';
import { addressParts, applicantRows, cardholderParts, employeeRows, guarantorParts } from './card-order-sections.ts';

function useCardOrder(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['card order', id, language],
    // Anyone who looks again sees pictures whose addresses still open.
    gcTime: 0,
    staleTime: 0,
    queryFn: async ({ signal }) => (await callApi(getCreditOrder, { body: { DOCNumber: id }, language, signal })).Data,
  });
}

interface Part {
  readonly title: string;
  readonly rows: readonly DescriptionRow[];
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ title, rows }) => (
    <div key={title} className="grid gap-1">
      <h3 className="text-base">{title}</h3>
      <DescriptionList rows={rows} />
    </div>
  ));
}

/** The photos, small; each opens in full. */
function Photos({ order: { Documents } }: { order: CreditOrder }) {
  const text = useText();
  if (Documents.length === 0) return <p className="text-text-muted">{text('cardOrder.documents.none')}</p>;
  const files = Documents.map(({ CC_DOCUMENT_URL: url, DESCRIPTION }) => ({
    id: url,
    url,
    label: wordFor('document', DESCRIPTION, text) ?? '',
    isPicture: true,
  }));
  return <ApplicationFiles files={files} />;
}

/** What our staff want corrected, in their words, and the way there. */
function Correction({ order: { Applicant } }: { order: CreditOrder }) {
  const text = useText();
  const { INCOMPLETE_REMARK: remark, APPLICATION_STATUS: status, DOCUMENT_NO: docId } = Applicant;
  return (
    <>
      {remark && (
        <Alert tone="warning" title={text('application.order.remark')}>
          <StaffRemark words={remark} />
        </Alert>
      )}
      {isCorrectable(status) && (
        <ButtonLink as={RouterLink} href={paths.cardApplication(docId)} className="sm:justify-self-start">
          {text('cardOrder.action.reapply')}
        </ButtonLink>
      )}
    </>
  );
}

function Sections({ order }: { order: CreditOrder }) {
  const text = useText();
  const reading = { text, language: useLanguage(), names: useNames() };
  const guarantors = guarantorParts(order, reading);
  const employee = employeeRows(order, reading);
  const none = (words: string) => <p className="text-text-muted">{words}</p>;
  const contents = {
    documents: <Photos order={order} />,
    applicant: <DescriptionList rows={applicantRows(order, reading)} />,
    addresses: <Parts parts={addressParts(order, reading)} />,
    guarantors: guarantors.length > 0 ? <Parts parts={guarantors} /> : none(text('cardOrder.guarantors.none')),
    supplementary: order.Supplementary.length > 0 && <Parts parts={cardholderParts(order, reading)} />,
    employee: employee.length > 0 ? <DescriptionList rows={employee} /> : none(text('cardOrder.employee.none')),
  };
  const names = Object.keys(contents) as (keyof typeof contents)[];
  return (
    <ol className="grid grid-cols-1">
      {names.map(
        (name, index) =>
          // A section that is left out keeps its number: the last one is the sixth for everybody.
          contents[name] && (
            <NumberedSection key={name} number={index + 1} title={text(`cards.section.${name}`)}>
              {contents[name]}
            </NumberedSection>
          ),
      )}
    </ol>
  );
}

function Loaded({ order }: { order: CreditOrder }) {
  const text = useText();
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <PageHeading title={text('cardOrder.page.title')} />
        <OrderStatus status={order.Applicant.APPLICATION_STATUS} isCard isDetail />
        <ApplicationNumber number={order.ApplicationNo} />
      </div>
      <Correction order={order} />
      {order.Rejection && <Rejected rejection={order.Rejection} />}
      <Sections order={order} />
    </>
  );
}

const words = orderWords('cardOrder.page.title');

function Order({ id }: { id: string }) {
  return (
    <DetailFrame detail={useCardOrder(id)} listHref={paths.orders()} words={words}>
      {(order) => <Loaded order={order} />}
    </DetailFrame>
  );
}

/** One application for a credit card: how far it is, and everything that was submitted. */
export function Page({ params }: PageProps<'/orders/cc/:id'>) {
  return (
    <DetailPage listHref={paths.orders()}>
      <Order id={params.id} />
    </DetailPage>
  );
}
