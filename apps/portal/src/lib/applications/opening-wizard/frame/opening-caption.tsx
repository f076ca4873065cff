import { Alert } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { useOpening } from '../opening.ts';

interface OpeningCaptionProps {
  /** What is to be done here, where the way says more of it than the step does. */
  notice?: ReactNode;
  /** Beside the account. */
  children?: ReactNode;
}

/** Which account is being opened, above every heading; and what is missing, where that led here. */
export function OpeningCaption({ notice, children }: OpeningCaptionProps) {
  const text = useText();
  const { accountClass, currency, saves } = useOpening();
  const { kind: last } = saves.useLast();
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
        <span>
          {accountClass.code} - {text(`accountList.${accountClass.accountType}.name`)} · {currency}
        </span>
        {children}
      </p>
      {notice}
      {last === 'incomplete' && (
        <Alert tone="warning" live title={text('opening.incomplete.title')}>
          {!notice && <p>{text('opening.incomplete.text')}</p>}
        </Alert>
      )}
    </div>
  );
}
