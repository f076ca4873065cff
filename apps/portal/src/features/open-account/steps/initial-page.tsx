import { resumeAt } from '@taga/contract/journeys/journey';
import { Redirect } from '@taga/web/navigation';
import { paths } from '../../../config/paths.ts';
import type { Opening } from '../opening-context.tsx';
import { OpeningShell } from '../opening-shell.tsx';

function wayOn({ journey, place, accountClass, correction }: Opening): string {
  return place.step === 'account-activation' && !correction
    ? paths.createAccountStep(accountClass.accountType, place.step)
    : journey.pathOf(resumeAt(journey.outline, journey.getKept()));
}

/** No screen of its own: it loads the application and leads to where it goes on. */
export function Page() {
  return <OpeningShell isAskedAnew draw={(opening) => <Redirect to={wayOn(opening)} />} />;
}
