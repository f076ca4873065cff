import { resendCode, verifyRegistrationCode } from '@taga/contract/endpoints/register';
import { useGoOn } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { CodeEntry, readSentCode, useCodeEntry } from '@taga/web/code-entry';
import { useLanguage, useText } from '@taga/web/text';
import { CodeRecoveryLink } from '../../../lib/access/code-help/code-recovery-link.tsx';
import { readSentLink } from '../../../lib/access/verification-email/sent-link.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { toCodeCheck, toCodeResend } from '../endpoints.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';
import type { Registration } from '../sign-up-draft.ts';

function OtpVerify({ registration }: { registration: Registration }) {
  const text = useText();
  const language = useLanguage();
  const goOn = useGoOn(signUp);
  const entry = useCodeEntry({
    async onVerify(code) {
      const body = toCodeCheck(signUp.getDraft().answers, registration, code);
      const { Data } = await callApi(verifyRegistrationCode, { body, language });
      const link = readSentLink(Data, Date.now());
      goOn((draft) => ({ ...draft, registration: { ...registration, link } }));
    },
    async onResend(via) {
      const body = toCodeResend(signUp.getDraft().answers, registration, via);
      const { Data } = await callApi(resendCode, { body, language });
      const sent = readSentCode(Data, Date.now(), registration.sent);
      signUp.changeDraft((draft) => ({ ...draft, registration: { ...registration, sent } }));
    },
  });

  return (
    <Question
      title={text('signUp.otp.title')}
      onAnswer={entry.verify}
      mainText={text('signUp.otp.verify')}
      sending={entry.verifying}
    >
      <CodeEntry
        entry={entry}
        sent={registration.sent}
        nextStep={<CodeRecoveryLink href={signUp.pathOf('create-password')} label={text('signUp.otp.again')} />}
      />
    </Question>
  );
}

export const Page = questionPage('otp-verify', () => {
  const { registration } = signUp.useDraft();
  return registration && <OtpVerify registration={registration} />;
});
