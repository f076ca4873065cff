import { Alert, ButtonLink, ClosedDoorScene, DoorScene, Spinner } from '@taga/ui';
import { refusalTexts } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { contact } from '../../lib/bank/bank.ts';
import { ResendLink } from '../../lib/verification-email/resend-link.tsx';
import { useVerdict } from './use-verdict.ts';
import type { LinkParts, Verdict } from './verify.ts';

function Working({ title }: { title: string }) {
  return (
    <Notice picture={<DoorScene />} title={title}>
      <span role="status" aria-label={title}>
        <Spinner size={24} />
      </span>
    </Notice>
  );
}

function AlreadyVerified() {
  const text = useText();
  return (
    <Notice picture={<DoorScene />} title={text('errors.103000012')}>
      <ButtonLink as={RouterLink} href={paths.login()}>
        {text('verifyEmail.already.signIn')}
      </ButtonLink>
    </Notice>
  );
}

function Expired({ link }: { link: LinkParts }) {
  const text = useText();
  return (
    <Notice picture={<ClosedDoorScene />} title={text('errors.103000008')}>
      <p>{text('verifyEmail.expired.text')}</p>
      <ResendLink loginId={link.loginId} userId={link.id} label={text('verifyEmail.expired.resend')} />
    </Notice>
  );
}

function Failed({ verdict }: { verdict: Extract<Verdict, { kind: 'failed' }> }) {
  const text = useText();
  const reasons = verdict.refusal ? refusalTexts(verdict.refusal, text) : [text('verifyEmail.failed.unreachable')];
  return (
    <Notice picture={<ClosedDoorScene />} title={text('verifyEmail.failed.heading')}>
      <Alert tone="danger" live title={text('verifyEmail.failed.title')}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Alert>
      <p>{text('verifyEmail.failed.help', { hotline: contact.hotline })}</p>
    </Notice>
  );
}

/** Where the link of the verification e-mail leads. */
export function Page() {
  const text = useText();
  const { link, verdict } = useVerdict();
  switch (verdict.kind) {
    case 'verifying':
      return <Working title={text('verifyEmail.verifying.title')} />;
    case 'verified':
      return <Working title={text('verifyEmail.verified.title')} />;
    case 'already-verified':
      return <AlreadyVerified />;
    case 'expired':
      return <Expired link={link} />;
    case 'failed':
      return <Failed verdict={verdict} />;
  }
}
