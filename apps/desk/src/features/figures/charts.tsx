import { listCases } from '@taga/contract/endpoints/desk/cases';
import { cardStatuses } from '@taga/contract/journeys/card-application/decisions';
import type { CaseStatus } from '@taga/contract/records/desk/cases';
import { existingCustomerWay, type Figures } from '@taga/contract/records/desk/figures';
import { formatDate, formatNumber, type MessageId, parseCalendarDate } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { routes } from '../../config/routes.ts';
import { Chart, Legend } from '../../lib/charts/chart.tsx';
import { Columns } from '../../lib/charts/columns.tsx';
import { Rows } from '../../lib/charts/rows.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { duration, loss, unitOf } from './numbers.ts';
import { daysOf } from './period.ts';
import { outcomes, outcomesOfDay, requestSums, share } from './sums.ts';

/** Questions that have no line of their own in the customer's list of steps. */
const questions: Readonly<Record<string, MessageId>> = {
  review: 'deskFigures.step.review',
  occupation: 'deskFigures.step.occupation',
  'form-qa-22': 'deskFigures.step.form-qa-22',
  signature: 'deskFigures.step.signature',
};

/** A step as customers see it called. */
function useStepName(): (step: string) => string {
  const text = useText();
  return (step) => {
    if (!step.startsWith(existingCustomerWay)) return text(questions[step] ?? (`opening.step.${step}` as MessageId));
    const name = text(`existing.step.${step.slice(existingCustomerWay.length)}` as MessageId);
    return text('deskFigures.step.ofExisting', { step: name });
  };
}

interface OutcomeLook {
  readonly label: MessageId;
  readonly look: string;
  /** In the queue, where they stand in it. */
  readonly status?: CaseStatus;
}

const outcomeLooks: Readonly<Record<(typeof outcomes)[number], OutcomeLook>> = {
  open: { label: 'deskFigures.outcome.open', look: 'fill-success', status: 'COMPLETED' },
  review: { label: 'deskFigures.outcome.review', look: 'fill-accent', status: 'WAITING' },
  rejected: { label: 'deskFigures.outcome.rejected', look: 'fill-danger', status: 'REJECTED' },
  begun: { label: 'deskFigures.outcome.begun', look: 'fill-text-muted/40' },
};

/** Those who may read the lists find in them what is counted here. */
function useListPath() {
  const mayRead = useMay()(listCases);
  return (list: string | undefined, status: string | undefined) =>
    mayRead && list && status ? `${list}?status=${status}` : undefined;
}

interface ChartsProps {
  figures: Figures;
  period: { readonly from: string; readonly to: string };
}

function useDayName() {
  const language = useLanguage();
  return (day: string) => {
    const date = parseCalendarDate(day);
    return date ? formatDate(date, 'monthDay', language) : day;
  };
}

function Applications({ figures, period }: ChartsProps) {
  const text = useText();
  const language = useLanguage();
  const dayName = useDayName();
  const bars = daysOf(period).map((day) => ({ label: dayName(day), parts: outcomesOfDay(figures, day) }));
  const labels = outcomes.map((outcome) => text(outcomeLooks[outcome].label));
  const pathTo = useListPath();
  const full = bars.filter(({ parts }) => parts.some((part) => part > 0));
  return (
    <Chart
      title={text('deskFigures.chart.applications')}
      legend={
        <Legend
          entries={outcomes.map((each, index) => ({
            label: labels[index] ?? '',
            className: outcomeLooks[each].look,
            href: pathTo(routes.cases, outcomeLooks[each].status),
          }))}
        />
      }
      table={{
        columns: [text('deskFigures.chart.day'), ...labels],
        rows: full.map(({ label, parts }) => [label, ...parts.map((part) => formatNumber(part, language))]),
      }}
    >
      <Columns
        bars={bars}
        looks={outcomes.map((outcome) => outcomeLooks[outcome].look)}
        said={(value) => formatNumber(value, language)}
      />
    </Chart>
  );
}

function DropOff({ figures }: ChartsProps) {
  const text = useText();
  const language = useLanguage();
  const stepName = useStepName();
  const steps = figures.dropOff.filter(({ completed }) => completed > 0);
  return (
    <Chart
      title={text('deskFigures.chart.dropOff')}
      table={{
        columns: [
          text('deskFigures.chart.step'),
          text('deskFigures.chart.completed'),
          text('deskFigures.chart.stopped'),
        ],
        rows: steps.map(({ step, completed, stopped }) => [
          stepName(step),
          formatNumber(completed, language),
          formatNumber(stopped, language),
        ]),
      }}
    >
      <Rows
        rows={steps.map(({ step, completed, stopped }) => ({
          label: stepName(step),
          value: stopped,
          of: completed,
          said: loss(share(stopped, completed), language),
        }))}
      />
    </Chart>
  );
}

const requestNames: Readonly<Record<string, MessageId>> = {
  card: 'deskFigures.request.card',
  'card-renewal': 'deskFigures.request.card-renewal',
};

const requestLists: Readonly<Record<string, string>> = { card: routes.cards, 'card-renewal': routes.renewals };

const nameStatuses = <Status extends string>(
  statuses: readonly Status[],
  id: (status: Status) => MessageId,
): Readonly<Record<string, MessageId>> => Object.fromEntries(statuses.map((status) => [status, id(status)]));

/** The statuses as the desk calls them elsewhere. */
const statusNames: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  card: nameStatuses(cardStatuses, (status) => `deskCards.status.${status}`),
  'card-renewal': nameStatuses(
    ['APPROVED', 'IN_PRODUCTION', 'READY', 'COMPLETED'],
    (status) => `deskCards.renewal.status.${status}`,
  ),
};

/** What else is asked for, by its status; one of a further kind as other systems know it. */
function Requests({ figures }: ChartsProps) {
  const text = useText();
  const language = useLanguage();
  const sums = requestSums(figures);
  const named = (known: MessageId | undefined, other: string) => (known ? text(known) : other);
  const nameOf = (kind: string) => named(requestNames[kind], kind);
  const statusOf = (kind: string, status: string) => named(statusNames[kind]?.[status], status);
  const pathTo = useListPath();
  const all = sums.reduce((sum, { count }) => sum + count, 0);
  return (
    <Chart
      title={text('deskFigures.request.title')}
      table={{
        columns: [
          text('deskFigures.request.kind'),
          text('deskFigures.request.status'),
          text('deskFigures.request.count'),
        ],
        rows: sums.map(({ kind, status, count }) => [
          nameOf(kind),
          statusOf(kind, status),
          formatNumber(count, language),
        ]),
      }}
    >
      <Rows
        rows={sums.map(({ kind, status, count }) => ({
          label: `${nameOf(kind)}: ${statusOf(kind, status)}`,
          value: all - count,
          of: all,
          said: formatNumber(count, language),
          href: pathTo(requestLists[kind], statusNames[kind]?.[status] && status),
        }))}
      />
    </Chart>
  );
}

function Decisions({ figures, period }: ChartsProps) {
  const text = useText();
  const language = useLanguage();
  const dayName = useDayName();
  const { days } = figures.decisions;
  const minutesOf = (day: string) => days.find((each) => each.day === day)?.medianMinutes ?? 0;
  return (
    <Chart
      title={text('deskFigures.chart.decisions')}
      table={{
        columns: [text('deskFigures.chart.day'), text('deskFigures.chart.count'), text('deskFigures.chart.median')],
        rows: days.map(({ day, count, medianMinutes }) => [
          dayName(day),
          formatNumber(count, language),
          duration(medianMinutes, text),
        ]),
      }}
    >
      <Columns
        bars={daysOf(period).map((day) => ({ label: dayName(day), parts: [minutesOf(day)] }))}
        looks={['fill-primary']}
        said={(minutes) => duration(minutes, text)}
        unit={unitOf(Math.max(0, ...days.map(({ medianMinutes }) => medianMinutes)))}
      />
    </Chart>
  );
}

export function Charts(props: ChartsProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Applications {...props} />
      <DropOff {...props} />
      <Decisions {...props} />
      <Requests {...props} />
    </div>
  );
}
