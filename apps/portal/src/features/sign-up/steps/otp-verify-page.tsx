import { resendCode, verifyRegistrationCode } from '@taga/contract/calls/register';
import { CodeEntry, readSentCode, useCodeEntry } from '@taga/web/code-entry';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api/call-api.ts';
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
      navigate(paths.signUpStep('email-verify'));
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
