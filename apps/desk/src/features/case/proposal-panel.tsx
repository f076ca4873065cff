import { Badge } from '@taga/ui';
import { useText } from '@taga/web/text';
import { Moment } from '../../lib/time/moment.tsx';
import type { CaseKind, Proposal, WholeCase } from './case-kind.ts';
import { Letter } from './decision/letter.tsx';
import { Told } from './told.tsx';

const tones = {
  primary: 'border-primary bg-primary-tint',
  warning: 'border-warning bg-warning-tint',
  danger: 'border-danger bg-danger-tint',
} as const;

function Proposed({ kind, proposal }: { kind: CaseKind; proposal: Proposal }) {
  const text = useText();
  const decision = kind.decisions.find(({ name }) => name === proposal.kind);
  return (
    <section
      aria-label={text('deskCases.proposal.label')}
      className={`grid gap-2 border-l-4 px-4 py-2 ${tones.primary}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">{text('deskCases.proposal.by', { name: proposal.by.name })}</h2>
        {decision && <Badge tone={decision.tone}>{text(decision.label)}</Badge>}
        <span className="text-text-muted">
          <Moment at={proposal.at} />
        </span>
      </div>
      {decision?.fields.map((field) => field.Note && <field.Note key={field.name} value={proposal[field.name]} />)}
      {decision && <Letter kind={kind} decision={decision} values={proposal} />}
    </section>
  );
}

/** What became of the last proposal: who made it, who confirmed it, and what the customer has read of it since. */
function Decided({ kind, proposal, told }: { kind: CaseKind; proposal: Proposal; told: WholeCase['told'] }) {
  const text = useText();
  const { by, at, decidedBy, decidedAt } = proposal;
  const decision = kind.decisions.find(({ name }) => name === proposal.kind);
  const since = told.filter((message) => message.at >= (decidedAt ?? at));
  return (
    <section
      aria-label={text('deskCases.decided.label')}
      className="grid gap-2 border-l-4 border-border bg-surface px-4 py-2"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">{text('deskCases.decided.label')}</h2>
        {decision && <Badge tone={decision.tone}>{text(decision.label)}</Badge>}
        <span>
          {text('deskCases.decided.proposed', { name: by.name })} · <Moment at={at} />
        </span>
        <span>
          {text('deskCases.decided.confirmed', { name: decidedBy?.name ?? '' })} ·{' '}
          {decidedAt && <Moment at={decidedAt} />}
        </span>
      </div>
      {decision?.fields.map((field) => field.Note && <field.Note key={field.name} value={proposal[field.name]} />)}
      {since.length > 0 && <Told messages={since} />}
      {since.length === 0 && decision?.message && <Letter kind={kind} decision={decision} values={proposal} />}
      {since.length === 0 && !decision?.message && <p className="text-text-muted">{text('deskCases.told.nothing')}</p>}
    </section>
  );
}

/** What a maker proposes, before anything else a checker reads; or why the last one came back; and what else is new. */
export function ProposalPanel({ kind, found }: { kind: CaseKind; found: WholeCase }) {
  const text = useText();
  const { proposal, earlierProposals } = found;
  const last = proposal === null ? earlierProposals[0] : undefined;
  const sentBack = {
    tone: 'warning',
    title: text('deskCases.proposal.sentBack', { name: last?.decidedBy?.name ?? '' }),
    words: last?.decidedRemark ?? '',
  } as const;
  const notices = [...(last?.state === 'SENT_BACK' ? [sentBack] : []), ...(kind.notices?.(found, text) ?? [])];
  return (
    <>
      {proposal?.state === 'OPEN' && <Proposed kind={kind} proposal={proposal} />}
      {last?.state === 'CONFIRMED' && <Decided kind={kind} proposal={last} told={found.told} />}
      {notices.map(({ tone, title, words }) => (
        <p key={title} className={`border-l-4 px-4 py-2 ${tones[tone]}`}>
          <strong>{title}</strong> {words}
        </p>
      ))}
    </>
  );
}
