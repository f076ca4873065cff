import { useText } from '@taga/web/text';
import { ChooseBranch } from '../../../lib/applications/opening-wizard/steps/choose-branch.tsx';
import { existingPage } from '../existing-page.tsx';

function Branch() {
  const text = useText();
  return <ChooseBranch closesSoon={text('existing.branch.closesSoon')} />;
}

export const Page = existingPage('choose-branch', Branch);
