import { resendCode, verifyRegistrationCode } from '@taga/contract/calls/register';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { CodeEntry } from '../../../lib/form/code-entry.tsx';
import { readSentCode } from '../../../lib/form/sent-code.ts';
import { useCodeEntry } from '../../../lib/form/use-code-entry.ts';
import { useLanguage, useText } from '../../../lib/text/text-context.tsx';
import { type Registration, withPhoneVerified, withRegistration } from '../draft/draft.ts';
import { changeDraft, getDraft, useDraft } from '../draft/draft-store.ts';
import { toCodeCheck, toCodeResend } from '../draft/wire-draft.ts';
import { StepActions } from '../frame/step-actions.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepGuard } from '../frame/step-guard.tsx';

function OtpVerify({ registration }: { registration: Registration }) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const entry = useCodeEntry({
    async onVerify(code) {
      const body = toCodeCheck(getDraft().answers, registration, code);
      await callApi(verifyRegistrationCode, { body, language });
      changeDraft(withPhoneVerified);
      void navigate(paths.signUpStep('email-verify'));
    },
    async onResend(via) {
      const body = toCodeResend(getDraft().answers, registration, via);
      const { Data } = await callApi(resendCode, { body, language });
      const sent = readSentCode(Data, Date.now(), registration.sent);
      changeDraft((draft) => withRegistration(draft, { ...registration, sent }));
    },
  });

  return (
    <StepFrame
      step="otp-verify"
      title={text('signUp.otp.title')}
      onSubmit={entry.verify}
      actions={(formId) => (
        <StepActions
          step="otp-verify"
          formId={formId}
          mainText={text('signUp.otp.verify')}
          isBusy={entry.isVerifying}
        />
      )}
    >
      <CodeEntry entry={entry} sent={registration.sent} />
    </StepFrame>
  );
}

export function Page() {
  const { registration } = useDraft();
  return <StepGuard step="otp-verify">{registration && <OtpVerify registration={registration} />}</StepGuard>;
}
