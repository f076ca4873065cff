import { Introducers } from '../../../lib/opening-wizard/steps/introducers.tsx';
import { openingPage } from '../opening-page.tsx';

export const Page = openingPage({ introducers: Introducers });
