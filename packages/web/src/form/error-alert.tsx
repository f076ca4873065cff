import { Alert } from '@taga/ui';
import type { ReactNode } from 'react';
import { useText } from '../text/text-context.tsx';
import type { DomainError } from './domain-error.ts';
import { domainErrorTexts } from './domain-error-texts.ts';
import { TryAgain } from './try-again.tsx';

interface ErrorAlertProps {
  domainError: DomainError | undefined;
  /** What did not work. */
  title: string;
  /** A next step. */
  children?: ReactNode;
}

/** Why the server said no: each reason in a list, spoken at once. */
export function ErrorAlert({ domainError, title, children }: ErrorAlertProps) {
  const text = useText();
  if (!domainError) return null;
  return (
    <Alert tone="danger" live title={title}>
      <ul className="grid list-disc gap-1 pl-5">
        {domainErrorTexts(domainError, text).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <TryAgain domainError={domainError} />
      {children}
    </Alert>
  );
}
