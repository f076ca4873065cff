import { Link } from '@taga/ui';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { RouterLink } from '../../../lib/navigation/router-link.tsx';
import { useText } from '../../../lib/text/text-context.tsx';
import type { Draft } from '../draft/draft.ts';
import { isUnsaved } from './use-leave-warning.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

/** The way to signing in; who has typed something is asked first, as the browser asks for other ways out. */
export function HaveAccount({ draft }: { draft: Draft }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);

  function askFirst(event: MouseEvent) {
    if (!isUnsaved(draft)) return;
    event.preventDefault();
    setIsAsking(true);
  }

  return (
    <p>
      {text('signUp.haveAccount.question')}{' '}
      <Link as={RouterLink} href={paths.login()} onClick={askFirst}>
        {text('signUp.haveAccount.signIn')}
      </Link>
      <Suspense>{isAsking && <LeaveDialog onStay={() => setIsAsking(false)} />}</Suspense>
    </p>
  );
}
