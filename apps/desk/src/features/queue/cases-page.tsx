import { useText } from '@taga/web/text';
import { NothingOpen } from '../../lib/page-parts/nothing-open.tsx';

export function Page() {
  const text = useText();
  return <NothingOpen title={text('desk.place.cases')} words={text('deskCases.queue.choose')} />;
}
