import { Redirect } from '@taga/web/navigation';
import { nextStep } from '../existing-page.tsx';
import { ExistingShell } from '../existing-shell.tsx';

/** No screen of its own: it loads the application and leads to where it goes on. */
export function Page() {
  return <ExistingShell isAskedAgain draw={(opening) => <Redirect to={nextStep(opening)} />} />;
}
