import { useText } from '@taga/web/text';

const stages = ['sent', 'review', 'decided', 'open'] as const;

/** How many stages are behind an order, by its status. */
const stagesDone: Readonly<Record<string, number>> = {
  PENDING: 1,
  INCOMPLETED: 1,
  APPROVED: 3,
  REJECTED: 3,
  COMPLETED: 4,
};

/** How far an order is on its way to an account. A rejected one has come to its end, and no account follows. */
export function OrderProgress({ status }: { status: string }) {
  const text = useText();
  const done = stagesDone[status];
  if (done === undefined) return null;
  const isRefused = status === 'REJECTED';
  return (
    <ol aria-label={text('orders.progress.label')} className="flex w-full gap-2 text-sm">
      {stages.slice(0, isRefused ? 3 : 4).map((stage, index) => {
        const isEnd = isRefused && stage === 'decided';
        const colour = index < done ? 'bg-primary' : index === done ? 'bg-accent' : 'bg-border';
        return (
          <li
            key={stage}
            aria-current={index === done ? 'step' : undefined}
            className={`grid min-w-0 flex-1 content-start gap-1.5 ${index <= done ? 'font-medium' : 'text-text-muted'}`}
          >
            <span aria-hidden="true" className={`h-1.5 rounded-chip ${isEnd ? 'bg-danger' : colour}`} />
            {text(isEnd ? 'orders.progress.refused' : `orders.progress.${stage}`)}
          </li>
        );
      })}
    </ol>
  );
}
