import { resumeAt } from '@taga/contract/journeys/journey';
import { Redirect } from '@taga/web/navigation';
import { paths } from '../../../config/paths.ts';
import { openingOutline } from '../opening.ts';
import { useOpening } from '../opening-context.tsx';
import { outcomePage } from '../opening-page.tsx';

/** Where the application goes on. */
function useWayOn(): string {
  const { journey, place, accountClass } = useOpening();
  if (place.step === 'account-activation') {
    return paths.createAccountStep(accountClass.accountType, 'account-activation');
  }
  return journey.pathOf(resumeAt(openingOutline, journey.getKept()));
}

/** No screen of its own: it loads the application and leads to where it goes on. */
function Initial() {
  return <Redirect to={useWayOn()} />;
}

export const Page = outcomePage(Initial);
