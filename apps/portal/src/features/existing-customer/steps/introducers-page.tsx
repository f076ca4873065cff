import { Introducers } from '../../../lib/opening-wizard/steps/introducers.tsx';
import { existingPage } from '../existing-page.tsx';

export const Page = existingPage('introducers', Introducers);
