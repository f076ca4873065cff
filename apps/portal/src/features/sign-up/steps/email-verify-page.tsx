import { Alert, ButtonLink, PhoneScene } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useEffect } from 'react';
import { paths } from '../../../config/paths.ts';
import { hasAnswers } from '../../../lib/journey/journey.ts';
import { StepFrame } from '../../../lib/journey/step-frame.tsx';
import { ResendLink } from '../../../lib/verification-email/resend-link.tsx';
import { questionPage } from '../question-page.ts';
import { type Registration, signUp, withoutAnswers } from '../sign-up.ts';

function EmailVerify({ loginId, userId }: Registration) {
  const text = useText();
  // Not before this page stands: until then the one before it is on the screen, with what it asked.
  useEffect(() => {
    if (hasAnswers(signUp, signUp.getDraft())) signUp.changeDraft(withoutAnswers);
  }, []);
  return (
    <StepFrame
      title={text('signUp.email.title')}
      actions={() => (
        <ButtonLink as={RouterLink} variant="secondary" href={paths.login()}>
          {text('signUp.email.signIn')}
        </ButtonLink>
      )}
    >
      <PhoneScene className="mx-auto h-auto w-40" />
      <Alert tone="success" title={text('signUp.email.phoneDone')}>
        <p>{text('signUp.email.sent', { email: loginId })}</p>
      </Alert>
      <p>{text('signUp.email.expires')}</p>
      <ResendLink
        loginId={loginId}
        userId={userId}
        question={text('signUp.email.notReceived')}
        label={text('signUp.email.clickHere')}
      />
    </StepFrame>
  );
}

export const Page = questionPage('email-verify', () => {
  const { registration } = signUp.useDraft();
  return registration && <EmailVerify {...registration} />;
});
