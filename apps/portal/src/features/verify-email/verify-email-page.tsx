import { errorCodes } from '@taga/contract';
import { Alert, Button, ButtonLink, ClosedDoorScene, DoorScene, Spinner } from '@taga/ui';
import { type DomainError, domainErrorTexts, isRefusedWith } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useLifetime } from '../../lib/access/lifetimes/use-lifetime.ts';
import { AskForLink } from '../../lib/access/verification-email/ask-for-link.tsx';
import { ResendLink } from '../../lib/access/verification-email/resend-link.tsx';
import { contact } from '../../lib/fulfilment/bank/bank.ts';
import { useVerificationResult } from './use-verification-result.ts';
import type { LinkParts } from './verify.ts';

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
  const time = useLifetime('EmailLink');
  return (
    <Notice picture={<ClosedDoorScene />} title={text('errors.103000008')}>
      <p>{text('verifyEmail.expired.text', { time })}</p>
      <ResendLink loginId={link.loginId} userId={link.id} label={text('verifyEmail.expired.resend')} />
    </Notice>
  );
}

interface FailedProps {
  domainError: DomainError | undefined;
  link: LinkParts;
  onAgain: () => void;
}

/** The next step follows from the reason: once more, from the beginning, or with another link. */
function NextStep({ domainError, link, onAgain }: FailedProps) {
  const text = useText();
  if (!domainError) return <Button onClick={onAgain}>{text('verifyEmail.failed.again')}</Button>;
  if (isRefusedWith(domainError, errorCodes.signUpForgotten) || isRefusedWith(domainError, errorCodes.contactTaken)) {
    return (
      <ButtonLink as={RouterLink} href={paths.signUp()}>
        {text('verifyEmail.failed.signUp')}
      </ButtonLink>
    );
  }
  return <ResendLink loginId={link.loginId} userId={link.id} label={text('verifyEmail.expired.resend')} />;
}

function Failed({ domainError, link, onAgain }: FailedProps) {
  const text = useText();
  const reasons = domainError ? domainErrorTexts(domainError, text) : [text('verifyEmail.failed.unreachable')];
  return (
    <Notice picture={<ClosedDoorScene />} title={text('verifyEmail.failed.heading')}>
      <Alert tone="danger" live title={text('verifyEmail.failed.title')}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Alert>
      <NextStep domainError={domainError} link={link} onAgain={onAgain} />
      <p>{text('verifyEmail.failed.help', { hotline: contact.hotline })}</p>
    </Notice>
  );
}

function Incomplete() {
  const text = useText();
  return (
    <Notice picture={<ClosedDoorScene />} title={text('verifyEmail.incomplete.title')}>
      <p>{text('verifyEmail.incomplete.text')}</p>
      <div className="w-full max-w-[30rem]">
        <AskForLink />
      </div>
    </Notice>
  );
}

/** Where the link of the verification e-mail leads. */
export function Page() {
  const text = useText();
  const { link, result, tryAgain } = useVerificationResult();
  switch (result.kind) {
    case 'incomplete':
      return <Incomplete />;
    case 'verifying':
      return <Working title={text('verifyEmail.verifying.title')} />;
    case 'verified':
      return <Working title={text('verifyEmail.verified.title')} />;
    case 'already-verified':
      return <AlreadyVerified />;
    case 'expired':
      return <Expired link={link} />;
    case 'failed':
      return <Failed domainError={result.domainError} link={link} onAgain={tryAgain} />;
  }
}
