import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { outcomePage } from '../opening-page.tsx';

function AccountActivation() {
  const text = useText();
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <Notice title={text('openingEnd.activation.title')}>{null}</Notice>
    </main>
  );
}

export const Page = outcomePage(AccountActivation);
