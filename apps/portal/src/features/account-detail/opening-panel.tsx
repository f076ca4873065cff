import type { AccountClass } from '@taga/reference/account-classes';
import { Button, Card } from '@taga/ui';
import type { Refusal } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { accountFact } from '../../lib/accounts/account-fact.ts';
import { ActionFailedDialog } from '../../lib/action-failed/action-failed-dialog.tsx';
import type { Customer } from '../../lib/session/session.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { OpeningButton } from './opening-button.tsx';
import { explainedHere, useOpening } from './use-opening.ts';
import { useStartOpening } from './use-start-opening.ts';

interface OpeningPanelProps {
  accountClass: AccountClass;
  customer: Customer;
}

/** The one fact that matters, and the button. */
export function OpeningPanel({ accountClass, customer }: OpeningPanelProps) {
  const text = useText();
  const fact = accountFact(accountClass, text, useLanguage());
  const { opening, chosen, choose, refusal, askAgain } = useOpening(accountClass, customer);
  const starting = useStartOpening(customer, chosen);
  const [seen, setSeen] = useState<Refusal>();
  const shown = refusal ?? explainedHere(starting.refusal);
  const needsChoice = accountClass.currency === 'FCY' && opening.kind !== 'closed';
  return (
    <Card className="grid gap-5">
      <p className="grid">
        <span className="text-2xl font-semibold text-primary tabular-nums">{fact.value}</span>
        <span className="text-text-muted">{fact.label}</span>
      </p>
      {needsChoice && <CurrencyChoice value={chosen} onValue={choose} />}
      <OpeningButton opening={opening} starting={starting} onStart={(ready) => void starting.submit(ready)} />
      {opening.kind === 'unanswered' && (
        <Button variant="secondary" onClick={askAgain}>
          {text('products.open.again')}
        </Button>
      )}
      {shown && shown !== seen && <ActionFailedDialog refusal={shown} onClose={() => setSeen(shown)} />}
    </Card>
  );
}
