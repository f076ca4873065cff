import { hasAnswers } from '@taga/journey/definition';
import { StepFrame } from '@taga/journey/step-frame';
import { Alert, Button, ButtonLink } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useLayoutEffect } from 'react';
import { paths } from '../../../config/paths.ts';
import { useLifetime } from '../../../lib/access/lifetimes/use-lifetime.ts';
import { ResendLink } from '../../../lib/access/verification-email/resend-link.tsx';
import { questionPage } from '../question-page.ts';
import { signUp, startOver, withoutAnswers } from '../sign-up.ts';
import type { Registration } from '../sign-up-draft.ts';

/** Anyone who mistyped their address would wait for ever: nothing of the sign-up can be changed, but it can be given again. */
function WrongAddress() {
  const text = useText();
  return (
    <div className="grid justify-items-start gap-2">
      <p>{text('signUp.email.wrong')}</p>
      <Button variant="text" size="compact" className="-ml-edge" onClick={startOver}>
        {text('signUp.email.startOver')}
      </Button>
    </div>
  );
}

function EmailVerify({ registration }: { registration: Registration }) {
  const text = useText();
  const { loginId, userId, link: sent } = registration;
  const time = useLifetime('EmailLink');
  // Together with this page, not before: until then the one before it is on the screen, with what it asked.
  useLayoutEffect(() => {
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
      <Alert tone="success" title={text('signUp.email.phoneDone')}>
        <p className="wrap-anywhere">{text('signUp.email.sent', { email: loginId })}</p>
      </Alert>
      <p>{text('signUp.email.expires', { time })}</p>
      <ResendLink
        loginId={loginId}
        userId={userId}
        sent={sent}
        onSent={(link) => signUp.changeDraft((draft) => ({ ...draft, registration: { ...registration, link } }))}
        question={text('signUp.email.notReceived')}
        label={text('signUp.email.clickHere')}
      />
      <WrongAddress />
    </StepFrame>
  );
}

export const Page = questionPage('email-verify', () => {
  const { registration } = signUp.useDraft();
  return registration && <EmailVerify registration={registration} />;
});
