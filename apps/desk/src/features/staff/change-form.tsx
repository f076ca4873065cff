import { changeStaff, listStaff } from '@taga/contract/endpoints/desk/staff';
import type { BranchScope, StaffMember, StaffOutcome, StaffRole } from '@taga/contract/records/desk/staff';
import { areRolesCompatible } from '@taga/contract/rules/access/staff-roles';
import { Dialog } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { BranchChoice } from './branch-choice.tsx';
import { RoleChoice } from './role-choice.tsx';

interface ChangeFormProps {
  member: StaffMember;
  onClose: () => void;
  onDone: (outcome: StaffOutcome) => void;
}

/** Roles, branches, and the three ways out of trouble: a lost phone, a forgotten password, somebody who has left. */
export function ChangeForm({ member, onClose, onDone }: ChangeFormProps) {
  const text = useText();
  const { id: staffId, name, status } = member;
  const [roles, setRoles] = useState<StaffRole[]>(member.roles);
  const [branchScope, setBranchScope] = useState<BranchScope>(member.branchScope);
  const sending = useDeskAction(changeStaff, [listStaff], (outcome) => {
    onDone(outcome);
    onClose();
  });
  const isDisabled = status === 'DISABLED';
  const quiet = { variant: 'secondary', size: 'compact', sending } as const;
  return (
    <Dialog open onClose={onClose} title={name} closeText={text('form.actions.close')}>
      <div className="grid gap-5">
        <ErrorAlert domainError={sending.domainError} title={text('deskStaff.failure')} />
        <RoleChoice value={roles} onValue={setRoles} />
        <SubmitButton
          sending={sending}
          className="justify-self-start"
          disabledReason={areRolesCompatible(roles) ? undefined : text('deskStaff.rolesApart')}
          onClick={() => void sending.submit({ body: { staffId, roles } })}
        >
          {text('deskStaff.proposeRoles')}
        </SubmitButton>
        <div className="grid gap-4 border-t border-border pt-4">
          <BranchChoice value={branchScope} onValue={setBranchScope} />
          <SubmitButton
            sending={sending}
            className="justify-self-start"
            onClick={() => void sending.submit({ body: { staffId, branchScope } })}
          >
            {text('deskStaff.proposeBranches')}
          </SubmitButton>
        </div>
        <div className="flex flex-wrap gap-2 border-t border-border pt-4">
          <SubmitButton {...quiet} onClick={() => void sending.submit({ body: { staffId, resetSecondFactor: true } })}>
            {text('deskStaff.resetFactor')}
          </SubmitButton>
          <SubmitButton {...quiet} onClick={() => void sending.submit({ body: { staffId, inviteAgain: true } })}>
            {text('deskStaff.inviteAgain')}
          </SubmitButton>
          <SubmitButton {...quiet} onClick={() => void sending.submit({ body: { staffId, disabled: !isDisabled } })}>
            {text(isDisabled ? 'deskStaff.enable' : 'deskStaff.disable')}
          </SubmitButton>
        </div>
      </div>
    </Dialog>
  );
}
