import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { textIn } from '@taga/i18n';
import { findAccountClass } from '@taga/reference/account-classes';
import { Alert, Card, DescriptionList } from '@taga/ui';
import type { PageProps } from '@taga/web/page';
import { PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { ApplicationFiles } from '../../lib/applications/application/application-files.tsx';
import { useApplicationNames } from '../../lib/applications/application/use-application-names.ts';
import { CorrectionLink } from '../../lib/applications/opening/correction-link.tsx';
import { AccountNumber } from '../../lib/fulfilment/account-number/account-number.tsx';
import { DepositDue } from '../../lib/fulfilment/balances/deposit-due.tsx';
import { ApplicationNumber } from '../../lib/fulfilment/orders/application-number.tsx';
import { NumberedSection } from '../../lib/fulfilment/orders/numbered-section.tsx';
import { OrderStatus } from '../../lib/fulfilment/orders/order-status.tsx';
import { orderWords } from '../../lib/fulfilment/orders/order-words.ts';
import { Rejected } from '../../lib/messaging/inbox/rejected.tsx';
import { DetailFrame, DetailPage } from '../../lib/messaging/lists/detail-frame.tsx';
import { StaffRemark } from '../../lib/messaging/staff-remark/staff-remark.tsx';
import { OrderProgress } from './order-progress.tsx';
import { type OrderSection, orderSections } from './order-sections.ts';
import { FormQa22 } from './qa22-dialog.tsx';
import { useOrder } from './use-orders.ts';

/** The video that was taken of the face; nothing of it is fetched before somebody wants to see it. */
function Recording({ url }: { url: string }) {
  const text = useText();
  return (
    <figure className="grid max-w-80 gap-1">
      {/* biome-ignore lint/a11y/useMediaCaption: the customer's own recording, in which nobody speaks */}
      <video
        src={url}
        controls
        playsInline
        preload="none"
        className="aspect-4/3 w-full rounded-field bg-surface-sunken"
      />
      <figcaption className="text-sm text-text-muted">{text('orders.file.video')}</figcaption>
    </figure>
  );
}

function SectionContent({ section, application }: { section: OrderSection; application: StoredApplication }) {
  const text = useText();
  const { name, parts = [], files = [], lines = [] } = section;
  const recording = name === 'identity' ? application.RecordURL : undefined;
  const hasNoFiles = name === 'identity' && files.length === 0 && !recording;
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section stand in a fixed order
        <div key={index} className="grid gap-1">
          {part.title && <h3 className="text-base">{part.title}</h3>}
          <DescriptionList rows={part.rows} />
        </div>
      ))}
      {name === 'personal' && files.length > 0 && <h3 className="text-base">{text('orders.file.income')}</h3>}
      {files.length > 0 && <ApplicationFiles files={files} />}
      {recording && <Recording url={recording} />}
      {hasNoFiles && <p className="text-text-muted">{text('orders.identity.none')}</p>}
      {name === 'arrival' && <FormQa22 arrival={application.DateofArrival ?? ''} />}
      {lines.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What staff want done again, and the way there. */
function Correction({ application }: { application: StoredApplication }) {
  const text = useText();
  const language = useLanguage();
  const { AccountClass, Currency, CorrectionRemarks } = application;
  return (
    <Alert tone="warning" title={text('orders.status.INCOMPLETED')}>
      <div className="grid gap-3">
        <p>{text('orders.correction.text')}</p>
        {CorrectionRemarks && <StaffRemark words={textIn(language, CorrectionRemarks)} />}
        <CorrectionLink accountClass={AccountClass} currency={Currency}>
          {text('orders.correction.go')}
        </CorrectionLink>
      </div>
    </Alert>
  );
}

/** The account that came of it. */
function OpenedAccount({ number }: { number: string }) {
  const text = useText();
  return (
    <Card className="grid gap-1">
      <h2 className="text-base">{text('customer.accountNumber.label')}</h2>
      <AccountNumber value={number} />
    </Card>
  );
}

function Loaded({ application }: { application: StoredApplication }) {
  const text = useText();
  const reading = { text, language: useLanguage(), names: useApplicationNames() };
  const { AccountClass: code, Currency: currency, Status, Rejection, AccountNumber: accountNumber } = application;
  const accountType = findAccountClass(code ?? '')?.accountType;
  const name = accountType ? text(`accountList.${accountType}.name`) : text('orders.detail.name');
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <PageHeading
          title={name}
          detail={text('orders.detail.title', { code: code ?? '', currency: currency ?? '' })}
        />
        {Status && <OrderStatus status={Status} isDetail />}
        <ApplicationNumber number={application.ApplicationNo} />
      </div>
      {Status && (
        <OrderProgress status={Status} dates={application.StatusDates ?? {}} expected={application.ExpectedDay} />
      )}
      {Rejection && <Rejected rejection={Rejection} />}
      {accountNumber && <OpenedAccount number={accountNumber} />}
      {Status === 'INCOMPLETED' && <Correction application={application} />}
      {application.InitialDeposit && <DepositDue deposit={application.InitialDeposit} />}
      <ol className="grid grid-cols-1">
        {orderSections(application, reading).map((section, index) => (
          <NumberedSection key={section.name} number={index + 1} title={text(`orders.section.${section.name}`)}>
            <SectionContent section={section} application={application} />
          </NumberedSection>
        ))}
      </ol>
    </>
  );
}

const words = orderWords('orders.detail.name');

function Order({ id }: { id: string }) {
  return (
    <DetailFrame detail={useOrder(id)} listHref={paths.orders()} words={words}>
      {(application) => <Loaded application={application} />}
    </DetailFrame>
  );
}

/** One order: everything that was submitted, to read and not to change. */
export function Page({ params }: PageProps<'/orders/:id'>) {
  return (
    <DetailPage listHref={paths.orders()}>
      <Order id={params.id} />
    </DetailPage>
  );
}
