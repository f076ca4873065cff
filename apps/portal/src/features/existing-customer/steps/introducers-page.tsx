import { Introducers } from '../../../lib/applications/opening-wizard/steps/introducers.tsx';
import { existingPage } from '../existing-page.tsx';

export const Page = existingPage('introducers', Introducers);
