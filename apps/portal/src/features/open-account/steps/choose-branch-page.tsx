import { ChooseBranch } from '../../../lib/applications/opening-wizard/steps/choose-branch.tsx';
import { openingPage } from '../opening-page.tsx';

export const Page = openingPage({ 'choose-branch': ChooseBranch });
