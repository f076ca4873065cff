import { Redirect } from '@taga/web/navigation';
import { wayOn } from '../existing-page.tsx';
import { ExistingShell } from '../existing-shell.tsx';

/** No screen of its own: it loads the application and leads to where it goes on. */
export function Page() {
  return <ExistingShell isAskedAnew draw={(opening) => <Redirect to={wayOn(opening)} />} />;
}
