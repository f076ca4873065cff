import { useLanguage, useText } from '@taga/web/text';
import { formatMyanmarDay } from '../../messaging/lists/myanmar-day.ts';

interface Stage {
  readonly name: string;
  readonly words: string;
  /** When it was reached; of one that is still to come it is not shown. */
  readonly at?: string | undefined;
  /** By which day it is expected, while it is still to come. */
  readonly by?: string | undefined;
}

interface ProgressProps {
  stages: readonly Stage[];
  /** How many of them are behind it. */
  done: number;
  /** The last one is where it was turned down. */
  isRefused?: boolean;
}

const aside = 'ml-auto font-normal whitespace-nowrap text-text-muted sm:ml-0';

function Reached({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} className={aside}>
      {formatMyanmarDay(at, 'monthDayYear', language)}
    </time>
  );
}

function Expected({ by }: { by: string }) {
  const text = useText();
  const day = formatMyanmarDay(by, 'monthDayYear', useLanguage());
  return <span className={aside}>{text('orders.row.by', { day })}</span>;
}

/** How far an order is: line by line on a phone, where several days beside each other have no room. */
export function Progress({ stages, done, isRefused = false }: ProgressProps) {
  const text = useText();
  return (
    <ol
      aria-label={text('orders.progress.label')}
      className="flex w-full flex-col gap-1.5 text-sm sm:flex-row sm:gap-2"
    >
      {stages.map(({ name, words, at, by }, index) => {
        const isEnd = isRefused && index === stages.length - 1;
        const colour = index < done ? 'bg-primary' : index === done ? 'bg-accent' : 'bg-border';
        return (
          <li
            key={name}
            aria-current={index === done ? 'step' : undefined}
            className={`flex items-center gap-3 sm:grid sm:min-w-0 sm:flex-1 sm:content-start sm:gap-1.5 ${index <= done ? 'font-medium' : 'text-text-muted'}`}
          >
            <span
              aria-hidden="true"
              className={`h-1.5 w-6 shrink-0 rounded-chip sm:w-auto ${isEnd ? 'bg-danger' : colour}`}
            />
            {words}
            {index < done && at && <Reached at={at} />}
            {index >= done && by && <Expected by={by} />}
          </li>
        );
      })}
    </ol>
  );
}
