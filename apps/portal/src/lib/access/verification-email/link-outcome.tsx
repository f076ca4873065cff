import { errorCodes } from '@taga/contract';
import { Alert, Link } from '@taga/ui';
import { isRefusedWith, RefusalAlert } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { contact } from '../../fulfilment/bank/bank.ts';
import type { Resending } from './use-resend-link.ts';

/** Whether the link was sent; if not, why, when it can be, and whom to ask once there are no more. */
export function LinkOutcome({ refusal, wasSent }: Pick<Resending, 'refusal' | 'wasSent'>) {
  const text = useText();
  return (
    <>
      <RefusalAlert refusal={refusal} title={text('verifyEmail.resend.failed')}>
        {isRefusedWith(refusal, errorCodes.codeResendsUsedUp) && (
          <Link standalone href={contact.hotlineHref}>
            {text('verifyEmail.resend.call', { hotline: contact.hotline })}
          </Link>
        )}
      </RefusalAlert>
      {wasSent && <Alert tone="success" live title={text('verifyEmail.resend.sent')} />}
    </>
  );
}
