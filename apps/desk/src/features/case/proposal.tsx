import type { CaseProposal, DeskCase } from '@taga/contract/records/desk/cases';
import { Badge } from '@taga/ui';
import { useText } from '@taga/web/text';
import { kindWords } from '../../lib/case-words/case-words.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { Preview } from './decision/preview.tsx';

function Said({ proposal }: { proposal: CaseProposal }) {
  const text = useText();
  const { kind, by, at, remark, linkCustomerNo } = proposal;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{text('deskCases.proposal.by', { name: by.name })}</strong>
        <Badge tone={kindWords[kind].tone}>{text(kindWords[kind].label)}</Badge>
        <span className="text-text-muted">
          <Moment at={at} />
        </span>
      </p>
      {linkCustomerNo && <p>{text('deskCases.proposal.link', { number: linkCustomerNo })}</p>}
      {kind === 'APPROVE' && remark && <p>{text('deskCases.proposal.remark', { remark })}</p>}
      {kind !== 'APPROVE' && <Preview decision={{ ...proposal, remark: remark ?? '' }} />}
    </div>
  );
}

/** What a maker proposes, before anything else a checker reads; and what has changed since it was asked for. */
export function Proposal({ found }: { found: DeskCase }) {
  const text = useText();
  const { proposal, earlierProposals, corrections } = found;
  const sentBack = earlierProposals.find(({ state }) => state === 'SENT_BACK');
  const isSentBackLast = sentBack !== undefined && sentBack === earlierProposals[0] && proposal === null;
  const changed = corrections[0]?.handedInAt ? corrections[0].changed : [];
  return (
    <>
      {proposal?.state === 'OPEN' && (
        <section
          aria-label={text('deskCases.proposal.label')}
          className="border-l-4 border-primary bg-primary-tint px-4 py-2"
        >
          <Said proposal={proposal} />
        </section>
      )}
      {isSentBackLast && (
        <p className="border-l-4 border-warning bg-warning-tint px-4 py-2">
          <strong>{text('deskCases.proposal.sentBack', { name: sentBack.decidedBy?.name ?? '' })}</strong>{' '}
          {sentBack.decidedRemark}
        </p>
      )}
      {changed.length > 0 && (
        <p className="border-l-4 border-primary bg-primary-tint px-4 py-2">
          <strong>{text('deskCases.proposal.corrected')}</strong>{' '}
          {changed.map((item) => text(`messages.correction.${item}`)).join(', ')}
        </p>
      )}
    </>
  );
}
