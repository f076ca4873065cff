import { Door } from '@taga/ui';
import { useLocation } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

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
