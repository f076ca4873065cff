import { decideStaffProposal, listStaff } from '@taga/contract/endpoints/desk/staff';
import type { StaffProposal, StaffRole } from '@taga/contract/records/desk/staff';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { useBranchNames } from '../../lib/staff/branch-names.ts';
import { useMay, useOwnStaff } from '../../lib/staff/current-staff.ts';
import { roleNames } from '../../lib/staff/role-names.ts';
import { Moment } from '../../lib/time/moment.tsx';

/** What is proposed, a line for each change. */
function useLines({ staffId, change }: StaffProposal): string[] {
  const text = useText();
  const branchNames = useBranchNames();
  const { roles, branchScope, disabled, resetSecondFactor, inviteAgain } = change;
  const named = (held: readonly StaffRole[]) =>
    held.map((role) => text(roleNames[role])).join(', ') || text('deskStaff.waiting.noRoles');
  return [
    roles && text(staffId === null ? 'deskStaff.waiting.invite' : 'deskStaff.waiting.roles', { roles: named(roles) }),
    branchScope !== undefined && text('deskStaff.waiting.branches', { branches: branchNames(branchScope) }),
    disabled !== undefined && text(disabled ? 'deskStaff.waiting.disable' : 'deskStaff.waiting.enable'),
    resetSecondFactor && text('deskStaff.waiting.factor'),
    inviteAgain && text('deskStaff.waiting.password'),
  ].filter((line) => typeof line === 'string');
}

interface ProposalsProps {
  proposals: readonly StaffProposal[];
  /** With what to say of it. */
  onDone: (words: string) => void;
}

function Proposal({ proposal, onDone }: { proposal: StaffProposal } & Pick<ProposalsProps, 'onDone'>) {
  const text = useText();
  const may = useMay();
  const isOwn = useOwnStaff()?.id === proposal.proposedBy.id;
  const { id: proposalId, name, loginId, proposedBy, proposedAt } = proposal;
  const sending = useDeskAction(decideStaffProposal, [listStaff], ({ member }) =>
    onDone(text(member ? 'deskStaff.done.mailed' : 'deskStaff.done.closed', { name, loginId })),
  );
  const decide = (decision: 'CONFIRM' | 'DECLINE' | 'WITHDRAW', variant: 'primary' | 'secondary') => {
    const action = text(`deskStaff.waiting.${lower[decision]}`);
    return (
      <SubmitButton
        size="compact"
        variant={variant}
        sending={sending}
        aria-label={`${name}: ${action}`}
        onClick={() => void sending.submit({ body: { proposalId, decision } })}
      >
        {action}
      </SubmitButton>
    );
  };
  return (
    <li className="grid gap-2 border-b border-border py-3 last:border-b-0">
      <ErrorAlert domainError={sending.domainError} title={text('deskStaff.failure')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <strong>{name}</strong> <span className="text-text-muted">{loginId}</span>
          </p>
          {useLines(proposal).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="text-text-muted">
            {text('deskStaff.waiting.by', { name: proposedBy.name })}, <Moment at={proposedAt} />
          </p>
        </div>
        {may(decideStaffProposal) && (
          <div className="flex flex-wrap gap-2">
            {isOwn ? (
              decide('WITHDRAW', 'secondary')
            ) : (
              <>
                {decide('CONFIRM', 'primary')}
                {decide('DECLINE', 'secondary')}
              </>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

const lower = { CONFIRM: 'confirm', DECLINE: 'decline', WITHDRAW: 'withdraw' } as const;

/** What one administrator wants, and another one has to agree to. */
export function Proposals({ proposals, onDone }: ProposalsProps) {
  const text = useText();
  if (proposals.length === 0) return null;
  return (
    <Part title={text('deskStaff.waiting.title')}>
      <ul>
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} onDone={onDone} />
        ))}
      </ul>
    </Part>
  );
}
