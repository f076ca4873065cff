import type { MessageDetail } from '@taga/contract/records/messaging/message';
import { formatDate, keepPhrases, type Language, parseCalendarDate } from '@taga/i18n';
import { findAccountClass } from '@taga/reference/account-classes';
import { CheckIcon, DeepCard, DescriptionList } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { toRows } from '../../lib/customers/profile/profile-rows.ts';
import { groupsOfFour } from '../../lib/fulfilment/account-number/groups-of-four.ts';
import { DepositDue } from '../../lib/fulfilment/balances/deposit-due.tsx';
import { ChequeBook } from './cheque-book.tsx';

type AccountMessage = Extract<MessageDetail, { Type: 'AccountCreated' }>;

function dayOf(value: string | null | undefined, language: Language): string | null | undefined {
  const day = value ? parseCalendarDate(value) : undefined;
  return day ? formatDate(day, 'monthDayYear', language) : value;
}

function useClassName(code: string | null | undefined): string {
  const text = useText();
  const accountType = findAccountClass(code ?? '')?.accountType;
  return accountType ? `${code} - ${text(`accountList.${accountType}.name`)}` : (code ?? '');
}

function VerifiedCard({ number, className }: { number: string | null | undefined; className: string }) {
  const text = useText();
  return (
    <DeepCard>
      <p className="flex items-center gap-2 font-semibold">
        <CheckIcon />
        {text('inbox.account.verified')}
      </p>
      {number && (
        <p className="grid">
          <span className="text-sm text-on-deep-muted">{text('inbox.account.number')}</span>
          <span className="text-lg font-semibold tabular-nums sm:text-xl">{groupsOfFour(number)}</span>
        </p>
      )}
      <p className="text-on-deep-muted">{className}</p>
    </DeepCard>
  );
}

/** The account that was opened, with everything to know of it, and a cheque book where it has cheques. */
export function AccountCreated({ message }: { message: AccountMessage }) {
  const text = useText();
  const language = useLanguage();
  const { Body: body } = message;
  const className = useClassName(body.Acc_class);
  const rows = toRows([
    [text('inbox.row.name'), body.Name],
    [text('inbox.row.customerId'), body.CustomerID],
    [text('inbox.row.openDate'), dayOf(body.AccountOpenDate, language)],
    [text('inbox.row.accountType'), body.AccountType && keepPhrases(body.AccountType)],
    [text('inbox.row.accountClass'), className],
    [text('inbox.row.currency'), body.Currency],
    [text('inbox.row.services'), body.AdditionalService && keepPhrases(body.AdditionalService)],
  ]);
  return (
    <>
      <VerifiedCard number={body.AccountNo} className={className} />
      {body.InitialDeposit && <DepositDue deposit={body.InitialDeposit} />}
      <DescriptionList rows={rows} />
      {body.AcType === 'MICR' && <ChequeBook message={message} />}
    </>
  );
}
