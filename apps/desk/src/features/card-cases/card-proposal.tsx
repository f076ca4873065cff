import type { CardProposal, DeskCardApplication } from '@taga/contract/records/desk/cards';
import { Badge } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { Moment } from '../../lib/time/moment.tsx';
import { kyats } from './card-facts.ts';
import { decisionLooks } from './card-words.ts';

function Said({ proposal }: { proposal: CardProposal }) {
  const text = useText();
  const language = useLanguage();
  const { kind, by, at, limit, remark } = proposal;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{text('deskCases.proposal.by', { name: by.name })}</strong>
        <Badge tone={decisionLooks[kind].tone}>{text(`deskCards.decision.${kind}`)}</Badge>
        <span className="text-text-muted">
          <Moment at={at} />
        </span>
      </p>
      {limit !== null && (
        <p>
          {text('deskCards.proposal.limit')}: <strong>{kyats(limit, { text, language })}</strong>
        </p>
      )}
      {remark && <p className="wrap-anywhere whitespace-pre-line">{remark}</p>}
    </div>
  );
}

/** What a maker proposes, before anything else a checker reads; or why the last one came back, from a colleague or the bank. */
export function CardProposalNote({ found }: { found: DeskCardApplication }) {
  const text = useText();
  const { proposal, earlierProposals, refusal } = found;
  const [last] = earlierProposals;
  const sentBack = proposal === null && last?.state === 'SENT_BACK' ? last : undefined;
  return (
    <>
      {proposal?.state === 'OPEN' && (
        <section
          aria-label={text('deskCards.proposal.label')}
          className="border-l-4 border-primary bg-primary-tint px-4 py-2"
        >
          <Said proposal={proposal} />
        </section>
      )}
      {sentBack && (
        <p className="border-l-4 border-warning bg-warning-tint px-4 py-2">
          <strong>{text('deskCases.proposal.sentBack', { name: sentBack.decidedBy?.name ?? '' })}</strong>{' '}
          {sentBack.decidedRemark}
        </p>
      )}
      {refusal && (
        <p className="border-l-4 border-danger bg-danger-tint px-4 py-2">
          <strong>{text('deskCards.proposal.refusal')}</strong> {refusal}
        </p>
      )}
    </>
  );
}
