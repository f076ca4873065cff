import { Introducers } from '../../../lib/applications/opening-wizard/steps/introducers.tsx';
import { openingPage } from '../opening-page.tsx';

export const Page = openingPage({ introducers: Introducers });
