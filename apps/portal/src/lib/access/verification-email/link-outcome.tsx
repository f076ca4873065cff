import { errorCodes } from '@taga/contract';
import { Alert, Link } from '@taga/ui';
import { ErrorAlert, isRefusedWith } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { contact } from '../../fulfilment/bank/bank.ts';
import type { Resending } from './use-resend-link.ts';

/** Whether the link was sent; if not, why, when it can be, and whom to ask once there are no more. */
export function LinkOutcome({ domainError, wasSent }: Pick<Resending, 'domainError' | 'wasSent'>) {
  const text = useText();
  return (
    <>
      <ErrorAlert domainError={domainError} title={text('verifyEmail.resend.failed')}>
        {isRefusedWith(domainError, errorCodes.codeResendsUsedUp) && (
          <Link standalone href={contact.hotlineHref}>
            {text('verifyEmail.resend.call', { hotline: contact.hotline })}
          </Link>
        )}
      </ErrorAlert>
      {wasSent && <Alert tone="success" live title={text('verifyEmail.resend.sent')} />}
    </>
  );
}
