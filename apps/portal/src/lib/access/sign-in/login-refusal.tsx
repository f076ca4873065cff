import { errorCodes } from '@taga/contract';
import { Alert } from '@taga/ui';
import { isRefusedWith, type Refusal, refusalTexts, useServerMessage } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';
import { contact } from '../../fulfilment/bank/bank.ts';

const UnverifiedEmail = lazy(async () => ({
  default: (await import('../verification-email/unverified-email.tsx')).UnverifiedEmail,
}));

interface LoginRefusalProps {
  refusal: Refusal;
  /** With which it was tried. */
  loginId: string;
}

function Reasons({ refusal, loginId }: LoginRefusalProps) {
  const text = useText();
  const message = useServerMessage(refusal);
  return (
    <>
      <Alert tone="danger" live title={message}>
        <ul className="grid list-disc gap-1 pl-5">
          {refusalTexts(refusal, text).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Alert>
      <Suspense>
        {isRefusedWith(refusal, errorCodes.emailNotVerified) && <UnverifiedEmail loginId={loginId} />}
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

/** Why a sign-in was refused: the server's message, each reason in a list, and a way on where there is one. */
export function LoginRefusal({ refusal, loginId }: LoginRefusalProps) {
  return refusal.status === 401 ? <GeneralFailure /> : <Reasons refusal={refusal} loginId={loginId} />;
}
