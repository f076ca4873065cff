import { Alert } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { useOpening } from '../opening-context.tsx';

interface OpeningCaptionProps {
  /** What is to be done here, where the way says more of it than the step does. */
  notice?: ReactNode;
  /** Beside the account. */
  children?: ReactNode;
}

/** Which account is being opened, above every heading; and what led here, where it was not the customer. */
export function OpeningCaption({ notice, children }: OpeningCaptionProps) {
  const text = useText();
  const { accountClass, currency, isOverruled, saves } = useOpening();
  const { kind: last } = saves.useLast();
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
        <span>
          {accountClass.code} - {text(`accountList.${accountClass.accountType}.name`)} · {currency}
        </span>
        {children}
      </p>
      {isOverruled && last !== 'saved' && (
        <Alert tone="warning" live title={text('opening.overruled.title')}>
          <p>{text('opening.overruled.text')}</p>
        </Alert>
      )}
      {notice}
      {last === 'incomplete' && (
        <Alert tone="warning" live title={text('opening.incomplete.title')}>
          {!notice && <p>{text('opening.incomplete.text')}</p>}
        </Alert>
      )}
    </div>
  );
}
