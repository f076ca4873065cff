import { useLanguage, useText } from '@taga/web/text';
import { formatMyanmarDay } from '../../lib/messaging/lists/myanmar-day.ts';

const stages = ['sent', 'review', 'decided', 'open'] as const;

/** How many stages are behind an order, by its status. */
const stagesDone: Readonly<Record<string, number>> = {
  PENDING: 1,
  INCOMPLETED: 1,
  APPROVED: 3,
  REJECTED: 3,
  COMPLETED: 4,
};

/** By the day of which status a stage was reached; a review begins with what is sent. */
const stageStatuses: Readonly<Record<(typeof stages)[number], readonly string[]>> = {
  sent: ['PENDING'],
  review: [],
  decided: ['APPROVED', 'REJECTED'],
  open: ['COMPLETED'],
};

type Dates = Readonly<Record<string, string | undefined>>;

/** When a stage was reached; nothing of one that is still to come, also where it was reached once before. */
function Reached({ stage, dates }: { stage: (typeof stages)[number]; dates: Dates }) {
  const language = useLanguage();
  const at = stageStatuses[stage].map((status) => dates[status]).find((date) => date !== undefined);
  return at ? (
    <time dateTime={at} className="ml-auto font-normal whitespace-nowrap text-text-muted sm:ml-0">
      {formatMyanmarDay(at, 'monthDayYear', language)}
    </time>
  ) : null;
}

/**
 * How far an order is on its way to an account: line by line on a phone, where four days beside each other have no room. A
 * rejected one has come to its end, and no account follows.
 */
export function OrderProgress({ status, dates }: { status: string; dates: Dates }) {
  const text = useText();
  const done = stagesDone[status];
  if (done === undefined) return null;
  const isRefused = status === 'REJECTED';
  return (
    <ol
      aria-label={text('orders.progress.label')}
      className="flex w-full flex-col gap-1.5 text-sm sm:flex-row sm:gap-2"
    >
      {stages.slice(0, isRefused ? 3 : 4).map((stage, index) => {
        const isEnd = isRefused && stage === 'decided';
        const colour = index < done ? 'bg-primary' : index === done ? 'bg-accent' : 'bg-border';
        return (
          <li
            key={stage}
            aria-current={index === done ? 'step' : undefined}
            className={`flex items-center gap-3 sm:grid sm:min-w-0 sm:flex-1 sm:content-start sm:gap-1.5 ${index <= done ? 'font-medium' : 'text-text-muted'}`}
          >
            <span
              aria-hidden="true"
              className={`h-1.5 w-6 shrink-0 rounded-chip sm:w-auto ${isEnd ? 'bg-danger' : colour}`}
            />
            {text(isEnd ? 'orders.progress.refused' : `orders.progress.${stage}`)}
            {index < done && <Reached stage={stage} dates={dates} />}
          </li>
        );
      })}
    </ol>
  );
}
