import { Alert } from '@taga/ui';
import { type DomainError, domainErrorTexts, TryAgain } from '@taga/web/form';
import { useText } from '@taga/web/text';

interface FirstReasonProps {
  domainError: DomainError | undefined;
  /** What did not work. */
  title: string;
}

/** The first reason the server gave, which is all that a reset ever has. */
export function FirstReason({ domainError, title }: FirstReasonProps) {
  const text = useText();
  if (!domainError) return null;
  return (
    <Alert tone="danger" live title={title}>
      <p>{domainErrorTexts(domainError, text)[0]}</p>
      <TryAgain domainError={domainError} />
    </Alert>
  );
}
