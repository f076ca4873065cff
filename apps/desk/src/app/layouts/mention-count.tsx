import { listMentions } from '@taga/contract/endpoints/desk/notes';
import { mentionSign } from '@taga/contract/rules/fields/mentions';
import { formatNumber } from '@taga/i18n';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useDesk } from '../../lib/api/use-desk.ts';
import { useMay } from '../../lib/staff/current-staff.ts';

const everyMs = 30_000;

/** How many notes mention me that I have not seen, and the way to all of them. */
export function MentionCount() {
  const text = useText();
  const language = useLanguage();
  const isWanted = useMay()(listMentions);
  const unseen = useDesk(listMentions, { body: {} }, { isWanted, everyMs }).data?.unseen ?? 0;
  if (!isWanted) return null;
  return (
    <RouterLink
      href={paths.mentions}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 text-text-muted no-underline hover:bg-primary-tint"
    >
      <span aria-hidden="true">{mentionSign}</span>
      <b className={unseen > 0 ? 'text-primary tabular-nums' : 'text-text tabular-nums'}>
        {formatNumber(unseen, language)}
      </b>
      <span className="sr-only">{text('desk.mentions.count')}</span>
    </RouterLink>
  );
}
