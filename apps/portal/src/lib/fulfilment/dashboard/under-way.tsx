import { type AccountClass, findAccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { Button, TaskCard } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import type { Customer } from '../../access/session/session.ts';
import { type OpeningState, validateInfo } from '../../applications/opening/opening.ts';
import { startedAccount } from '../../applications/opening/started-account.ts';
import { useAccountInfo } from '../../applications/opening/use-account-info.ts';
import { useStartOpening } from '../../applications/opening/use-start-opening.ts';

/** What there is to say of each; an account that is open stands among the accounts. */
const notice = ['PENDING', 'APPROVED', 'REJECTED'] as const;

interface StartedOpeningProps {
  customer: Customer;
  accountClass: AccountClass;
  currency: Currency;
}

function textOf(opening: OpeningState) {
  if (opening.kind === 'ready' && opening.face === 'resume') return 'customer.underWay.begun';
  if (opening.kind === 'ready' && opening.face === 'correct') return 'customer.status.INCOMPLETED';
  const status = opening.kind === 'underWay' && notice.find((name) => name === opening.status);
  return status ? (`customer.status.${status}` as const) : undefined;
}

function StartedOpening({ customer, accountClass, currency }: StartedOpeningProps) {
  const text = useText();
  const { data } = useAccountInfo({ accountClass, customer, currency });
  const starting = useStartOpening(customer, accountClass, currency);
  const opening = data && validateInfo(data, accountClass, customer);
  const words = opening && textOf(opening);
  if (!words) return null;
  return (
    <section aria-label={text('customer.underWay.title')}>
      <TaskCard
        headingLevel={2}
        title={text(`accounts.${accountClass.accountType}.shortName`)}
        text={text(words)}
        action={
          opening.kind === 'ready' && (
            <Button
              loading={starting.isBusy ? text('customer.underWay.starting') : undefined}
              onClick={() => void starting.submit(opening)}
            >
              {text('customer.underWay.continue')}
            </Button>
          )
        }
      />
    </section>
  );
}

/** The account that is being opened from this device, and how far it is by the bank's own word. */
export function UnderWay({ customer }: { customer: Customer }) {
  const [started] = useState(startedAccount.get);
  const accountClass = started && findAccountClass(started.accountType);
  if (!accountClass) return null;
  return <StartedOpening customer={customer} accountClass={accountClass} currency={started.currency} />;
}
