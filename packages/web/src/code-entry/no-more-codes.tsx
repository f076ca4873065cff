import { Alert } from '@taga/ui';
import type { ReactNode } from 'react';
import type { Refusal } from '../form/refusal.ts';
import { TryAgain } from '../form/try-again.tsx';
import { useText } from '../text/text-context.tsx';

interface NoMoreCodesProps {
  /** Why the last one asked for was not sent, if that was it. */
  refusal: Refusal | undefined;
  /** Where to go from here, and whom to ask. */
  wayOn: ReactNode;
}

/** When every code has been sent, by SMS and by e-mail: what is left to do. */
export function NoMoreCodes({ refusal, wayOn }: NoMoreCodesProps) {
  const text = useText();
  return (
    <Alert tone="warning" live title={text('form.code.noneLeft')}>
      <div className="grid gap-2">
        <p>{text('form.code.noneLeftText')}</p>
        <TryAgain refusal={refusal} />
        {wayOn}
      </div>
    </Alert>
  );
}
