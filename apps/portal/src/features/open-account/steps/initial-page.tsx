import { resumeAt } from '@taga/contract/journeys/journey';
import { Redirect } from '@taga/web/navigation';
import { paths } from '../../../config/paths.ts';
import type { AccountOpening } from '../opening-context.tsx';
import { OpeningShell } from '../opening-shell.tsx';

function nextStep({ journey, place, accountClass, correction }: AccountOpening): string {
  return place.step === 'account-activation' && !correction
    ? paths.createAccountStep(accountClass.accountType, place.step)
    : journey.pathOf(resumeAt(journey.outline, journey.getSaved()));
}

/** No screen of its own: it loads the application and leads to where it goes on. */
export function Page() {
  return <OpeningShell isAskedAgain draw={(opening) => <Redirect to={nextStep(opening)} />} />;
}
