import { currencyReloadDelayMs } from '@taga/contract/constants';
import type { AccountClass } from '@taga/reference/account-classes';
import { type Currency, type ForeignCurrency, foreignCurrencies } from '@taga/reference/currencies';
import { Alert, Button, Dialog, FieldGroup, RadioCards } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { chooseCurrency } from './chosen-currency.ts';

interface CurrencyDialogProps {
  accountClass: AccountClass;
  /** The one that is set already; without it the question cannot be put off. */
  current: Currency | undefined;
  /** The one that an application was started in elsewhere: it is chosen beforehand. */
  started?: Currency | undefined;
  onClose: () => void;
}

/** In which currency the account is to be. Each has an application of its own, so the wizard begins again with it. */
export function CurrencyDialog({ accountClass, current, started, onClose }: CurrencyDialogProps) {
  const text = useText();
  const [pressed, choose] = useState<ForeignCurrency | ''>('');
  const chosen = pressed || (foreignCurrencies.find((code) => code === (current ?? started)) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [isSet, setIsSet] = useState(false);

  useEffect(() => {
    if (!isSet || chosen === '') return;
    const timer = setTimeout(() => {
      chooseCurrency(accountClass, chosen);
      window.location.assign(paths.createAccount(accountClass.accountType));
    }, currencyReloadDelayMs);
    return () => clearTimeout(timer);
  }, [isSet, chosen, accountClass]);

  function save() {
    if (chosen === '') setIsMissing(true);
    else if (chosen === current) onClose();
    else setIsSet(true);
  }

  return (
    <Dialog
      open
      onClose={() => current && onClose()}
      title={text('opening.currency.title')}
      closeText={text('journey.leave.close')}
      actions={
        <Button onClick={save} loading={isSet ? text('opening.currency.saving') : undefined}>
          {text('opening.currency.save')}
        </Button>
      }
    >
      <FieldGroup
        label={text('opening.currency.label')}
        hint={started ? text('opening.currency.begun', { currency: started }) : text('opening.currency.hint')}
        error={isMissing ? text('validation.currency.missing') : undefined}
      >
        <RadioCards
          name="currency"
          value={chosen}
          onValue={(code) => {
            choose(foreignCurrencies.find((known) => known === code) ?? '');
            setIsMissing(false);
          }}
          cards={foreignCurrencies.map((code) => ({ value: code, label: text(`opening.currency.${code}`) }))}
        />
      </FieldGroup>
      {current && chosen !== '' && chosen !== current && (
        <Alert tone="warning" live title={text('opening.currency.another', { currency: chosen })}>
          {text('opening.currency.anotherText', { currency: current })}
        </Alert>
      )}
    </Dialog>
  );
}
