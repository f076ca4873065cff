import { Alert } from '@taga/ui';
import { type Refusal, refusalTexts, TryAgain } from '@taga/web/form';
import { useText } from '@taga/web/text';

interface FirstReasonProps {
  refusal: Refusal | undefined;
  /** What did not work. */
  title: string;
}

/** The first reason the server gave, which is all that a reset ever has. */
export function FirstReason({ refusal, title }: FirstReasonProps) {
  const text = useText();
  if (!refusal) return null;
  return (
    <Alert tone="danger" live title={title}>
      <p>{refusalTexts(refusal, text)[0]}</p>
      <TryAgain refusal={refusal} />
    </Alert>
  );
}
