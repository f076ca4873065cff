import { inviteStaff, listStaff } from '@taga/contract/endpoints/desk/staff';
import type { BranchScope, StaffOutcome, StaffRole } from '@taga/contract/records/desk/staff';
import { areRolesCompatible } from '@taga/contract/rules/access/staff-roles';
import { Dialog, Field, TextInput } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { type FormEvent, useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { BranchChoice } from './branch-choice.tsx';
import { RoleChoice } from './role-choice.tsx';

interface InviteFormProps {
  onClose: () => void;
  onDone: (outcome: StaffOutcome) => void;
}

export function InviteForm({ onClose, onDone }: InviteFormProps) {
  const text = useText();
  const [name, setName] = useState('');
  const [loginId, setLoginId] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>(['maker']);
  const [branchScope, setBranchScope] = useState<BranchScope>(null);
  const sending = useDeskAction(inviteStaff, [listStaff], (outcome) => {
    onDone(outcome);
    onClose();
  });
  const isWhole = name.trim() !== '' && loginId.includes('@') && roles.length > 0;
  const missing = isWhole ? undefined : text('deskStaff.inviteMissing');
  const problem = areRolesCompatible(roles) ? missing : text('deskStaff.rolesApart');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!problem) void sending.submit({ body: { name, loginId, roles, branchScope } });
  }

  return (
    <Dialog open onClose={onClose} title={text('deskStaff.invite')} closeText={text('form.actions.close')}>
      <form method="dialog" onSubmit={submit} className="grid gap-4">
        <ErrorAlert domainError={sending.domainError} title={text('deskStaff.failure')} />
        <Field label={text('deskStaff.name')}>
          <TextInput value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        </Field>
        <Field label={text('deskStaff.loginId')}>
          <TextInput
            type="email"
            value={loginId}
            onChange={({ target }) => setLoginId(target.value)}
            autoComplete="off"
          />
        </Field>
        <RoleChoice value={roles} onValue={setRoles} />
        <BranchChoice value={branchScope} onValue={setBranchScope} />
        <SubmitButton type="submit" sending={sending} disabledReason={problem}>
          {text('deskStaff.proposeInvitation')}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
