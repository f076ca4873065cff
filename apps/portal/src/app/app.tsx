import { useLocation } from 'react-router';
import { ErrorToastHost } from './error-toast-host.tsx';
import { PageFrame } from './page-frame.tsx';
import { findPage, type PageDefinition } from './page-table.ts';
import { SessionEndHost } from './session-end-host.tsx';
import { TutorialHost } from './tutorial-host.tsx';

/** `onlyPage` stands at every address: while the portal is closed, that is the maintenance page. */
export function App({ onlyPage }: { onlyPage?: PageDefinition | undefined }) {
  const { pathname } = useLocation();
  return (
    <TutorialHost>
      <PageFrame page={onlyPage ?? findPage(pathname)} />
      <ErrorToastHost />
      <SessionEndHost />
    </TutorialHost>
  );
}
