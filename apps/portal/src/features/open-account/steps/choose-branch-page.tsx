import { useText } from '@taga/web/text';
import { ChooseBranch } from '../../../lib/applications/opening-wizard/steps/choose-branch.tsx';
import { openingPage } from '../opening-page.tsx';

function Branch() {
  const text = useText();
  return <ChooseBranch closesSoon={text('branch.status.closesSoon')} />;
}

export const Page = openingPage({ 'choose-branch': Branch });
