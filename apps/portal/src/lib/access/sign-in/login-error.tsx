import { errorCodes } from '@taga/contract';
import { Alert } from '@taga/ui';
import { type DomainError, domainErrorTexts, isRefusedWith, useServerMessage } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';
import { contact } from '../../fulfilment/bank/bank.ts';

const UnverifiedEmail = lazy(async () => ({
  default: (await import('../verification-email/unverified-email.tsx')).UnverifiedEmail,
}));

interface LoginErrorProps {
  domainError: DomainError;
  /** With which it was tried. */
  loginId: string;
}

function Reasons({ domainError, loginId }: LoginErrorProps) {
  const text = useText();
  const message = useServerMessage(domainError);
  return (
    <>
      <Alert tone="danger" live title={message}>
        <ul className="grid list-disc gap-1 pl-5">
          {domainErrorTexts(domainError, text).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Alert>
      <Suspense>
        {isRefusedWith(domainError, errorCodes.emailNotVerified) && <UnverifiedEmail loginId={loginId} />}
      </Suspense>
    </>
  );
}

/** No token was good enough: nothing that the person could do differently. */
function GeneralFailure() {
  const text = useText();
  return (
    <Alert tone="danger" live title={text('form.signIn.failure')}>
      {text('form.signIn.failureText', { hotline: contact.hotline })}
    </Alert>
  );
}

/** Why a sign-in was refused: the server's message, each reason in a list, and a next step where there is one. */
export function LoginError({ domainError, loginId }: LoginErrorProps) {
  return domainError.status === 401 ? <GeneralFailure /> : <Reasons domainError={domainError} loginId={loginId} />;
}
