import { Alert } from '@taga/ui';
import { type Refusal, refusalTexts, useServerMessage } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { contact } from '../bank/bank.ts';

function Reasons({ refusal }: { refusal: Refusal }) {
  const text = useText();
  const message = useServerMessage(refusal);
  return (
    <Alert tone="danger" live title={message}>
      <ul className="grid list-disc gap-1 pl-5">
        {refusalTexts(refusal, text).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
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

/** Why a sign-in was refused: the server's message, and each reason in a list. */
export function LoginRefusal({ refusal, loginId }: { refusal: Refusal | undefined; loginId: string }) {
  if (!refusal) return null;
  return refusal.status === 401 ? <GeneralFailure /> : <Reasons refusal={refusal} />;
}
