import { resendVerificationEmail } from '@taga/contract/calls/register';
import { Alert } from '@taga/ui';
import { RefusalAlert, SubmitButton, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { callApi } from '../api/call-api.ts';

interface ResendLinkProps {
  loginId: string;
  userId: string;
  /** What stands before the button, for example "Did not get it?" */
  question?: string;
  label: string;
}

/** Has the verification link sent again, and says so; why it was not sent stands beside it. */
export function ResendLink({ loginId, userId, question, label }: ResendLinkProps) {
  const text = useText();
  const language = useLanguage();
  const [wasSent, setWasSent] = useState(false);
  const resending = useSubmit(async () => {
    setWasSent(false);
    await callApi(resendVerificationEmail, { body: { LOGIN_ID: loginId, USER_ID: userId }, language });
    setWasSent(true);
  });
  return (
    <div className="grid gap-4">
      <RefusalAlert refusal={resending.refusal} title={text('verifyEmail.resend.failed')} />
      {wasSent && <Alert tone="success" live title={text('verifyEmail.resend.sent')} />}
      <p className="flex flex-wrap items-center gap-x-2">
        {question}
        <SubmitButton
          variant={question ? 'text' : 'primary'}
          size={question ? 'compact' : 'normal'}
          sending={resending}
          onClick={() => void resending.submit()}
        >
          {label}
        </SubmitButton>
      </p>
    </div>
  );
}
