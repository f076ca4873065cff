import { Alert } from '@taga/ui';
import { useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';
import { CurrencyButton } from '../currency/currency-button.tsx';
import { useOpening } from '../opening-context.tsx';

const CorrectionNotice = lazy(async () => ({
  default: (await import('../correction/correction-notice.tsx')).CorrectionNotice,
}));

/** Which account is being opened, above every heading; and what led here, where it was not the customer. */
export function OpeningCaption() {
  const text = useText();
  const { accountClass, currency, isOverruled, saves, correction } = useOpening();
  const { kind: last } = saves.useLast();
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
        <span>
          {accountClass.code} - {text(`accountList.${accountClass.accountType}.name`)} · {currency}
        </span>
        {accountClass.currency === 'FCY' && !correction && <CurrencyButton />}
      </p>
      {isOverruled && last !== 'saved' && (
        <Alert tone="warning" live title={text('opening.overruled.title')}>
          <p>{text('opening.overruled.text')}</p>
        </Alert>
      )}
      <Suspense>{correction && <CorrectionNotice correction={correction} />}</Suspense>
      {last === 'incomplete' && (
        <Alert tone="warning" live title={text('opening.incomplete.title')}>
          {!correction && <p>{text('opening.incomplete.text')}</p>}
        </Alert>
      )}
    </div>
  );
}
