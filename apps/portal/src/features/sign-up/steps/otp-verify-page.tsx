import { resendCode, verifyRegistrationCode } from '@taga/contract/calls/register';
import { CodeEntry, readSentCode, useCodeEntry } from '@taga/web/code-entry';
import { useLanguage, useText } from '@taga/web/text';
import { callApi } from '../../../lib/api/call-api.ts';
import { useGoOn } from '../../../lib/journey/change-draft.ts';
import { Question } from '../../../lib/journey/question.tsx';
import { toCodeCheck, toCodeResend } from '../calls.ts';
import { questionPage } from '../question-page.ts';
import { type Registration, signUp, withoutAnswers } from '../sign-up.ts';

function OtpVerify({ registration }: { registration: Registration }) {
  const text = useText();
  const language = useLanguage();
  const goOn = useGoOn(signUp);
  const entry = useCodeEntry({
    async onVerify(code) {
      const body = toCodeCheck(signUp.getDraft().answers, registration, code);
      await callApi(verifyRegistrationCode, { body, language });
      goOn(withoutAnswers);
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
      <CodeEntry entry={entry} sent={registration.sent} />
    </Question>
  );
}

export const Page = questionPage('otp-verify', () => {
  const { registration } = signUp.useDraft();
  return registration && <OtpVerify registration={registration} />;
});
