import { ChooseBranch } from '../../../lib/applications/opening-wizard/steps/choose-branch.tsx';
import { existingPage } from '../existing-page.tsx';

export const Page = existingPage('choose-branch', ChooseBranch);
