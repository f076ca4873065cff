import type { AccountClass } from '@taga/reference/account-classes';
import { useLanguage, useText } from '@taga/web/text';
import { accountFact } from '../../lib/fulfilment/accounts/account-fact.ts';

/** The one fact that matters, above the button. */
export function MainFact({ accountClass }: { accountClass: AccountClass }) {
  const text = useText();
  const fact = accountFact(accountClass, text, useLanguage());
  return (
    <p className="grid">
      <span className="text-2xl font-semibold text-primary tabular-nums">{fact.value}</span>
      <span className="text-text-muted">{fact.label}</span>
    </p>
  );
}
