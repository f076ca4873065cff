import { SubmitButton } from '@taga/web/form';
import { LinkOutcome } from './link-outcome.tsx';
import type { SentLink } from './sent-link.ts';
import { useResendLink } from './use-resend-link.ts';

interface ResendLinkProps {
  loginId: string;
  userId?: string;
  sent?: SentLink | undefined;
  onSent?: (link: SentLink) => void;
  /** What stands before the button, for example "Did not get it?" */
  question?: string;
  label: string;
}

/** The button that has the link sent again to an address that is known. */
export function ResendLink({ loginId, userId, sent, onSent, question, label }: ResendLinkProps) {
  const resending = useResendLink({ sent, onSent });
  return (
    <div className="grid gap-4">
      <LinkOutcome {...resending} />
      <div className="flex flex-wrap items-center gap-x-2">
        {question && <p>{question}</p>}
        <SubmitButton
          variant={question ? 'text' : 'secondary'}
          size={question ? 'compact' : 'normal'}
          sending={resending.sending}
          disabledReason={resending.waitText}
          onClick={() => resending.send(loginId, userId)}
        >
          {label}
        </SubmitButton>
      </div>
    </div>
  );
}
