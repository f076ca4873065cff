import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { outcomePage } from '../opening-page.tsx';

function AccountInformation() {
  const text = useText();
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <Notice title={text('openingEnd.failure.title')}>{null}</Notice>
    </main>
  );
}

export const Page = outcomePage(AccountInformation);
