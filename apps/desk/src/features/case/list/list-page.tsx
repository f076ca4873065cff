import { useText } from '@taga/web/text';
import type { KindOutline } from '../case-kind.ts';
import { Changes } from './changes.tsx';
import { TodaysWork } from './todays-work.tsx';

/** Beside the list while no case of it is open: today's work, and how to go on. */
export function listPageOf(outline: KindOutline) {
  return function ListPage() {
    const text = useText();
    return (
      <div className="grid h-full place-content-center-safe justify-items-center gap-3 p-8 text-center lg:overflow-y-auto">
        <h1 className="text-2xl text-primary">{text(outline.place)}</h1>
        <TodaysWork outline={outline} />
        {outline.counts && <Changes />}
        <p className="text-text-muted">{text('deskCases.queue.choose')}</p>
        <p className="flex flex-wrap justify-center gap-x-4 gap-y-2">
          <span>
            <kbd>j</kbd> <kbd>k</kbd> {text('deskCases.queue.move')}
          </span>
          <span>
            <kbd>Enter</kbd> {text('deskCases.queue.open')}
          </span>
          <span>
            <kbd>?</kbd> {text('desk.keys.show')}
          </span>
        </p>
      </div>
    );
  };
}
