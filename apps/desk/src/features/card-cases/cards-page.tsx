import { useText } from '@taga/web/text';
import { NothingOpen } from '../../lib/page-parts/nothing-open.tsx';

export function Page() {
  const text = useText();
  return <NothingOpen title={text('deskCards.list.label')} words={text('deskCards.page.none')} />;
}
