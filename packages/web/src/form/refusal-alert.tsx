import { Alert } from '@taga/ui';
import type { ReactNode } from 'react';
import { useText } from '../text/text-context.tsx';
import type { Refusal } from './refusal.ts';
import { refusalTexts } from './refusal-texts.ts';
import { TryAgain } from './try-again.tsx';

interface RefusalAlertProps {
  refusal: Refusal | undefined;
  /** What did not work. */
  title: string;
  /** A way on. */
  children?: ReactNode;
}

/** Why the server said no: each reason in a list, spoken at once. */
export function RefusalAlert({ refusal, title, children }: RefusalAlertProps) {
  const text = useText();
  if (!refusal) return null;
  return (
    <Alert tone="danger" live title={title}>
      <ul className="grid list-disc gap-1 pl-5">
        {refusalTexts(refusal, text).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <TryAgain refusal={refusal} />
      {children}
    </Alert>
  );
}
