import type { BalanceRecord } from '@taga/contract/endpoints/balances';
import type { AccountClass } from '@taga/reference/account-classes';
import { type ForeignCurrency, foreignCurrencies } from '@taga/reference/currencies';
import { Alert, Button, Card, Field, Link, Select } from '@taga/ui';
import type { DomainError } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useFetchAhead } from '@taga/web/page';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { ActionFailedDialog } from '../../lib/access/action-failed/action-failed-dialog.tsx';
import type { Customer } from '../../lib/access/session/session.ts';
import type { OpeningState } from '../../lib/applications/opening/opening.ts';
import { useStartOpening } from '../../lib/applications/opening/use-start-opening.ts';
import { AccountNumber } from '../../lib/fulfilment/account-number/account-number.tsx';
import { MainFact } from './main-fact.tsx';
import { OpeningButton } from './opening-button.tsx';
import { explainedHere, useOpening } from './use-opening.ts';

interface OpeningPanelProps {
  accountClass: AccountClass;
  customer: Customer;
}

/** Said before anything is pressed: the account is theirs already, and there is where to find it. */
function HeldNotice({ held }: { held: readonly BalanceRecord[] }) {
  const text = useText();
  return (
    <Alert tone="success" title={text('customer.held.title')}>
      {held.map(({ ACCNO, CURRENCY }) => (
        <div key={ACCNO}>
          {held.length > 1 && <p>{CURRENCY}</p>}
          <AccountNumber value={ACCNO} />
        </div>
      ))}
      <Link as={RouterLink} standalone href={paths.myAccount()}>
        {text('customer.held.see')}
      </Link>
    </Alert>
  );
}

/** Where the button leads: the loading of the application, and for who begins the first step behind it. */
function pagesAhead(opening: OpeningState, { accountType }: AccountClass): readonly string[] {
  if (opening.kind !== 'ready') return [];
  const isAtBeginning = opening.face === 'create' && opening.href === paths.createAccount(accountType);
  return isAtBeginning ? [opening.href, paths.createAccountStep(accountType, 'biomatric')] : [opening.href];
}

/** The one fact that matters, and the button. */
export function OpeningPanel({ accountClass, customer }: OpeningPanelProps) {
  const text = useText();
  const { opening, held, chosen, choose, domainError, askAgain } = useOpening(accountClass, customer);
  const starting = useStartOpening(customer, accountClass, chosen);
  useFetchAhead(pagesAhead(opening, accountClass));
  const [seen, setSeen] = useState<DomainError>();
  const shown = domainError ?? explainedHere(starting.domainError);
  const needsChoice = accountClass.currency === 'FCY' && opening.kind !== 'closed';
  return (
    <Card className="grid gap-5">
      <MainFact accountClass={accountClass} />
      {held.length > 0 && <HeldNotice held={held} />}
      {needsChoice && <CurrencyChoice value={chosen} onValue={choose} />}
      <OpeningButton opening={opening} starting={starting} onStart={(ready) => void starting.submit(ready)} />
      {opening.kind === 'unanswered' && (
        <Button variant="secondary" onClick={askAgain}>
          {text('products.open.again')}
        </Button>
      )}
      {shown && shown !== seen && <ActionFailedDialog domainError={shown} onClose={() => setSeen(shown)} />}
    </Card>
  );
}

interface CurrencyChoiceProps {
  value: ForeignCurrency | undefined;
  onValue: (currency: ForeignCurrency | undefined) => void;
}

/** The account is kept in one of these, permanently. The platform's list, so that the button stays in sight on a phone. */
function CurrencyChoice({ value, onValue }: CurrencyChoiceProps) {
  const text = useText();
  const options = foreignCurrencies.map((code) => ({ value: code, label: text(`products.currency.${code}`) }));
  return (
    <Field label={text('products.currency.label')}>
      <Select
        placeholder={text('form.choose')}
        options={options}
        value={value ?? ''}
        onChange={({ currentTarget }) => onValue(foreignCurrencies.find((code) => code === currentTarget.value))}
      />
    </Field>
  );
}
