import { listMentions } from '@taga/contract/endpoints/desk/notes';
import type { Mention } from '@taga/contract/records/desk/note';
import { Badge, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { DeskPage, Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { NoteWords } from '../../lib/page-parts/note-words.tsx';

function OneMention({ mention }: { mention: Mention }) {
  const text = useText();
  const { queue, caseId, applicationNo, isSeen } = mention;
  return (
    <li className="grid gap-1 border-t border-border py-3 first:border-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link as={RouterLink} href={paths.caseIn(queue, caseId)}>
          {text('desk.mentions.open', { number: applicationNo })}
        </Link>
        {!isSeen && <Badge tone="primary">{text('desk.mentions.new')}</Badge>}
      </p>
      <NoteWords note={mention} />
    </li>
  );
}

/** Notes on cases in which a colleague mentions me. */
export function Page() {
  const text = useText();
  const mentions = useDeskPages(
    listMentions,
    {},
    { rowsOf: (page) => page.mentions, nextOf: ({ next }) => next, everyMs: 20_000 },
  );
  return (
    <DeskPage title={text('desk.place.mentions')}>
      <Part title={text('deskCases.notes.title')}>
        <Loaded query={mentions}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="py-4 font-medium">{text('desk.mentions.empty')}</p>
            ) : (
              <ul>
                {rows.map((mention) => (
                  <OneMention key={mention.id} mention={mention} />
                ))}
              </ul>
            )
          }
        </Loaded>
        {mentions.hasMore && <More isBusy={mentions.isLoadingMore} onMore={mentions.loadMore} />}
      </Part>
    </DeskPage>
  );
}
