import type { MessageDetail } from '@taga/contract/records/messaging/message';
import { formatNumber, keepPhrases } from '@taga/i18n';
import { Alert, ButtonLink, DescriptionList } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { CorrectionLink } from '../../lib/applications/opening/correction-link.tsx';
import { toRows } from '../../lib/customers/profile/profile-rows.ts';
import { groupsOfFour } from '../../lib/fulfilment/account-number/groups-of-four.ts';
import { MessageIcon } from '../../lib/messaging/inbox/message-list.tsx';
import { Rejected } from '../../lib/messaging/inbox/rejected.tsx';
import { StaffRemark } from '../../lib/messaging/staff-remark/staff-remark.tsx';
import { AccountCreated } from './account-created.tsx';

type BodyOf<Type> = Extract<MessageDetail, { Type: Type }>['Body'];

/** A sentence of the server, which nobody has marked where its lines may end. */
const words = (text: string | null | undefined) => text && keepPhrases(text);

/** The account is verified, and what belongs to it is on its way. */
function OnItsWay() {
  const text = useText();
  return (
    <Alert tone="success" title={text('inbox.success.title')}>
      {text('inbox.success.text')}
    </Alert>
  );
}

function MobileBankingRejected({ subject, body }: { subject: string; body: BodyOf<'mBankingRequestRejected'> }) {
  const text = useText();
  return (
    <>
      <Alert tone="warning" title={keepPhrases(subject)}>
        {body.Content && <p>{keepPhrases(body.Content)}</p>}
      </Alert>
      <ButtonLink as={RouterLink} variant="secondary" href={paths.support()} className="justify-self-start">
        {text('inbox.rejected.service')}
      </ButtonLink>
    </>
  );
}

/** Leads back to the application, which opens where there is something to do again. */
function CorrectionRequested({ body }: { body: BodyOf<'CorrectionRequested'> }) {
  const text = useText();
  const { Items, Remark, Acc_class, Currency, DOCNumber, Kind } = body;
  return (
    <>
      <Alert tone="warning" title={text('inbox.correction.title')}>
        <ul className="list-disc pl-5">
          {Items.map((item) => (
            <li key={item}>{keepPhrases(item)}</li>
          ))}
        </ul>
        {Remark && (
          <div className="pt-2">
            <StaffRemark words={Remark} />
          </div>
        )}
      </Alert>
      <p>{text('inbox.correction.text')}</p>
      {DOCNumber ? (
        <ButtonLink
          as={RouterLink}
          href={Kind ? paths.application(Kind, DOCNumber) : paths.cardApplication(DOCNumber)}
          className="justify-self-start"
        >
          {text('inbox.correction.go')}
        </ButtonLink>
      ) : (
        <CorrectionLink accountClass={Acc_class} currency={Currency}>
          {text('inbox.correction.go')}
        </CorrectionLink>
      )}
    </>
  );
}

function CardCreated() {
  const text = useText();
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{text('inbox.card.dear')}</p>
      <p>{text('inbox.card.created')}</p>
    </div>
  );
}

function CardDelivered({ body }: { body: BodyOf<'CardDelivered'> }) {
  const text = useText();
  const language = useLanguage();
  const { CreditLimitAmt: limit, TemporaryHoldingAccount: holding, AutoDebitBankAccount: autoDebit } = body;
  const rows = toRows([
    [text('inbox.row.name'), body.Name],
    [text('inbox.row.cardCategory'), body.CardCategory],
    [text('inbox.row.cardNumber'), body.CardNumber],
    [text('inbox.row.cardType'), body.CardType],
    [text('inbox.row.creditLimit'), typeof limit === 'number' ? formatNumber(limit, language) : null],
    [text('inbox.row.holdingAccount'), holding && groupsOfFour(holding)],
    [text('inbox.row.autoDebit'), autoDebit && groupsOfFour(autoDebit)],
    [text('inbox.row.pickUpBranch'), words(body.PickUpBranch)],
  ]);
  return (
    <>
      <p>{text('inbox.card.delivered')}</p>
      <DescriptionList rows={rows} />
    </>
  );
}

function CardCanceled({ body }: { body: BodyOf<'CardCanceled'> }) {
  const text = useText();
  const rows = toRows([
    [text('inbox.row.cardCategory'), body.CardCategory],
    [text('inbox.row.cardType'), body.CardType],
  ]);
  return (
    <>
      <Alert tone="warning" title={text('inbox.card.canceled')}>
        {body.Remark && <StaffRemark words={body.Remark} />}
      </Alert>
      <DescriptionList rows={rows} />
    </>
  );
}

/** What a message says, by its type. A field that was not sent has no row. */
export function MessageBody({ message }: { message: MessageDetail }) {
  switch (message.Type) {
    case 'AccountCreated':
      return <AccountCreated message={message} />;
    case 'MPUCreated':
    case 'ChequeBookCreated':
    case 'PassbookCreated':
      return <OnItsWay />;
    case 'RequestRejected':
      return <Rejected rejection={message.Body} />;
    case 'mBankingRequestRejected':
      return <MobileBankingRejected subject={message.Subject} body={message.Body} />;
    case 'CardCreated':
      return <CardCreated />;
    case 'CardDelivered':
      return <CardDelivered body={message.Body} />;
    case 'CardCanceled':
      return <CardCanceled body={message.Body} />;
    case 'CorrectionRequested':
      return <CorrectionRequested body={message.Body} />;
    case 'AccountCompleted':
      return (
        <div className="grid place-items-center py-6">
          <MessageIcon type={message.Type} size="large" />
        </div>
      );
    // Whatever is words alone: a type with more to show does not compile here.
    default:
      return <p className="wrap-anywhere whitespace-pre-line">{keepPhrases(message.Body.Content)}</p>;
  }
}
