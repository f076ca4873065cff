import { Door } from '@taga/ui';
import { useLocation } from 'react-router';
import { paths } from '../../config/paths.ts';
import { Notice } from '../../lib/page/notice.tsx';
import { useText } from '../../lib/text/text-context.tsx';

/** Settings and tutorial: reachable by address, in no menu. */
export function Page() {
  const text = useText();
  const isSettings = useLocation().pathname.startsWith(paths.settings());
  return (
    <Notice
      picture={<Door size={96} className="mx-auto" />}
      title={text(isSettings ? 'pages.settings.title' : 'pages.tutorial.title')}
      lead={text('pages.comingSoon.title')}
    >
      <p>{text('pages.comingSoon.text')}</p>
    </Notice>
  );
}
