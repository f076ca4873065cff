import { Alert } from '@taga/ui';
import { useText } from '@taga/web/text';
import { groupsOfFour } from '../account-number/groups-of-four.ts';

/** `unpaid`: it comes, and the bank could not take the fee. */
export type ChequeBookOutcome = 'none' | 'paid' | 'unpaid' | 'refused';

/** What Done leads on with. */
export interface OpenedAccount {
  readonly accountNumber: string;
  readonly chequeBook: ChequeBookOutcome;
}

/** Above the accounts, right after one was opened: what became of its cheque book. */
export function OpenedAccountNotice({ opened: { accountNumber, chequeBook } }: { opened: OpenedAccount }) {
  const text = useText();
  if (chequeBook === 'none') return null;
  if (chequeBook === 'paid') return <Alert tone="success" live title={text('customer.opened.charges')} />;
  // In one piece, wherever the line ends.
  const account = groupsOfFour(accountNumber).replaceAll(' ', '\u00a0');
  return (
    <Alert tone="warning" live title={text('customer.opened.title', { account })}>
      <p>{text(`customer.opened.${chequeBook}`)}</p>
    </Alert>
  );
}
