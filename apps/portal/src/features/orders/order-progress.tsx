import { useText } from '@taga/web/text';
import { stillExpected } from '../../lib/fulfilment/orders/expected-day.ts';
import { Progress } from '../../lib/fulfilment/orders/progress.tsx';

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

interface OrderProgressProps {
  status: string;
  dates: Dates;
  /** By when it is decided, while that is waited for. */
  expected: string | null | undefined;
}

/** How far an order is on its way to an account. A rejected one has come to its end, and no account follows. */
export function OrderProgress({ status, dates, expected }: OrderProgressProps) {
  const text = useText();
  const done = stagesDone[status];
  if (done === undefined) return null;
  const isRefused = status === 'REJECTED';
  const shown = stages.slice(0, isRefused ? 3 : 4).map((name) => ({
    name,
    words: text(isRefused && name === 'decided' ? 'orders.progress.refused' : `orders.progress.${name}`),
    at: stageStatuses[name].map((each) => dates[each]).find((date) => date !== undefined),
    by: name === 'decided' ? stillExpected(expected) : undefined,
  }));
  return <Progress stages={shown} done={done} isRefused={isRefused} />;
}
