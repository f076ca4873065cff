import type { AccountType } from '@taga/reference/account-types';
import { Alert } from '@taga/ui';
import { useCatalogs, useText } from '@taga/web/text';

const accountWords = ['accounts'] as const;

/** Anyone who came from the page of an account sees that it is not forgotten. */
export function ChosenAccount({ accountType }: { accountType: AccountType }) {
  const text = useText();
  const hasWords = useCatalogs(accountWords);
  if (!hasWords) return null;
  const account = text(`accounts.${accountType}.shortName`);
  return (
    <Alert title={text('signUp.getStarted.chosenTitle', { account })}>{text('signUp.getStarted.chosenText')}</Alert>
  );
}
