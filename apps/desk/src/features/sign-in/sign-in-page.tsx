import { getSignInWays } from '@taga/contract/endpoints/desk/staff';
import type { DemoStaff } from '@taga/contract/records/desk/staff';
import { Alert, ButtonLink, IdentityScene, ShieldIcon } from '@taga/ui';
import { EntryPage } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDesk } from '../../lib/api/use-desk.ts';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { hasSessionEnded } from '../../lib/session/session-store.ts';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { type FirstHalf, PasswordForm } from './password-form.tsx';

/** The password first, then the code of an authenticator app; anyone who has none sets one up in between. */
function WithPassword({ demo }: { demo: DemoStaff | undefined }) {
  const [half, setHalf] = useState<FirstHalf & { readonly loginId: string }>();
  if (!half) return <PasswordForm demo={demo} onDone={(done, loginId) => setHalf({ ...done, loginId })} />;
  const { token, enrolment, loginId } = half;
  const isOffered = !enrolment && demo?.members.some((member) => member.loginId === loginId);
  return (
    <CodeForm token={token} onBack={() => setHalf(undefined)} demoLoginId={isOffered ? loginId : undefined}>
      {enrolment && <Enrolment {...enrolment} />}
    </CodeForm>
  );
}

export function Page() {
  const text = useText();
  const ways = useDesk(getSignInWays, {});
  const [hasEnded] = useState(hasSessionEnded);
  return (
    <EntryPage title={text('desk.signIn.title')} lead={text('desk.signIn.lead')} picture={<IdentityScene />}>
      {hasEnded && (
        <Alert title={text('desk.signIn.ended')}>
          <p>{text('desk.signIn.endedText')}</p>
        </Alert>
      )}
      <Loaded query={ways} lines={4}>
        {({ way, startPath, demo }) =>
          way === 'PROVIDER' && startPath !== null ? (
            <ProviderButton startPath={startPath} />
          ) : (
            <WithPassword demo={demo} />
          )
        }
      </Loaded>
    </EntryPage>
  );
}

/** Where the bank has an identity provider of its own, passwords are off and this is the only way. */
function ProviderButton({ startPath }: { startPath: string }) {
  const text = useText();
  return (
    <div className="grid gap-3">
      <p>{text('desk.provider.text')}</p>
      {/* Leaves the desk: the provider's own page comes next. */}
      <ButtonLink href={startPath} className="justify-self-start">
        <ShieldIcon />
        {text('desk.provider.button')}
      </ButtonLink>
    </div>
  );
}
