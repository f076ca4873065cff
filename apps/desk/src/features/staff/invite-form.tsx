import { inviteStaff, listStaff } from '@taga/contract/endpoints/desk/staff';
import type { Invitation, StaffRole } from '@taga/contract/records/desk/staff';
import { Dialog, Field, TextInput } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { type FormEvent, useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteFormProps {
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
}

export function InviteForm({ onClose, onInvited }: InviteFormProps) {
  const text = useText();
  const [name, setName] = useState('');
  const [loginId, setLoginId] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>(['maker']);
  const sending = useDeskAction(inviteStaff, [listStaff], ({ invitation }) => onInvited(invitation));
  const isWhole = name.trim() !== '' && loginId.includes('@') && roles.length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isWhole) void sending.submit({ body: { name, loginId, roles } });
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
        <SubmitButton
          type="submit"
          sending={sending}
          disabledReason={isWhole ? undefined : text('deskStaff.inviteMissing')}
        >
          {text('deskStaff.makeLink')}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
