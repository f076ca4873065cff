import { Alert, ButtonLink, PhoneScene } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { ResendLink } from '../../../lib/verification-email/resend-link.tsx';
import { useDraft } from '../draft/draft-store.ts';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepGuard } from '../frame/step-guard.tsx';

function EmailVerify({ loginId, userId }: { loginId: string; userId: string }) {
  const text = useText();
  return (
    <StepFrame
      step="email-verify"
      title={text('signUp.email.title')}
      onSubmit={() => {}}
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

export function Page() {
  const { registration } = useDraft();
  return <StepGuard step="email-verify">{registration && <EmailVerify {...registration} />}</StepGuard>;
}
