import { changeStaff, inviteStaff, listStaff } from '@taga/contract/endpoints/desk/staff';
import type { StaffMember, StaffOutcome } from '@taga/contract/records/desk/staff';
import { Alert, Badge, Button, type Column, Table, type Tone } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDesk } from '../../lib/api/use-desk.ts';
import { DeskPage } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { useBranchNames } from '../../lib/staff/branch-names.ts';
import { useMay } from '../../lib/staff/current-staff.ts';
import { roleNames } from '../../lib/staff/role-names.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { ChangeForm } from './change-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { Proposals } from './proposals.tsx';

const tones: Readonly<Record<StaffMember['status'], Tone>> = {
  INVITED: 'primary',
  ACTIVE: 'success',
  DISABLED: 'neutral',
};

/** An address that is longer than its column goes on at its sign. */
function LoginId({ text }: { text: string }) {
  const [name, domain] = text.split('@');
  return (
    <span className="wrap-anywhere">
      {name}
      <wbr />
      {domain && `@${domain}`}
    </span>
  );
}

function useColumns(onChange: ((member: StaffMember) => void) | undefined): Column<StaffMember>[] {
  const text = useText();
  const branchNames = useBranchNames();
  return [
    { id: 'name', header: text('deskStaff.name'), cell: ({ name }) => <strong>{name}</strong> },
    {
      id: 'loginId',
      header: text('deskStaff.loginId'),
      cell: ({ loginId }) => <LoginId text={loginId} />,
    },
    {
      id: 'roles',
      header: text('deskStaff.roles'),
      cell: ({ roles }) => roles.map((role) => text(roleNames[role])).join(', ') || '–',
    },
    {
      id: 'branches',
      header: text('deskStaff.branches.label'),
      cell: ({ branchScope }) => branchNames(branchScope),
    },
    {
      id: 'status',
      header: text('deskStaff.status.label'),
      cell: ({ status }) => <Badge tone={tones[status]}>{text(`deskStaff.status.${status}`)}</Badge>,
    },
    {
      id: 'factor',
      header: text('deskStaff.factor.label'),
      cell: ({ hasSecondFactor }) => text(hasSecondFactor ? 'deskStaff.factor.yes' : 'deskStaff.factor.no'),
    },
    {
      id: 'last',
      header: text('deskStaff.last'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? <Moment at={lastSignInAt} /> : '–'),
    },
    {
      id: 'change',
      header: text('deskStaff.change'),
      cell: (member) =>
        onChange && (
          <Button variant="text" size="compact" onClick={() => onChange(member)}>
            {text('deskStaff.change')}
          </Button>
        ),
    },
  ];
}

/** Who works at this desk, as what, and what one administrator has proposed to change. */
export function Page() {
  const text = useText();
  const may = useMay();
  const staff = useDesk(listStaff, {});
  const [isInviting, setIsInviting] = useState(false);
  const [changing, setChanging] = useState<string>();
  const [done, setDone] = useState<string>();
  const columns = useColumns(may(changeStaff) ? ({ id }) => setChanging(id) : undefined);
  const member = staff.data?.staff.find(({ id }) => id === changing);
  const say = ({ member: changed, proposal }: StaffOutcome) => {
    if (proposal) setDone(text('deskStaff.done.proposed', { name: proposal.name }));
    if (changed) setDone(text('deskStaff.done.mailed', { name: changed.name, loginId: changed.loginId }));
  };
  return (
    <DeskPage
      title={text('desk.place.staff')}
      actions={
        may(inviteStaff) && (
          <Button size="compact" onClick={() => setIsInviting(true)}>
            {text('deskStaff.invite')}
          </Button>
        )
      }
    >
      <p className="text-text-muted">{text('deskStaff.lead')}</p>
      {done && <Alert tone="success" live title={done} />}
      <Loaded query={staff}>
        {(found) => (
          <>
            {found.isFirstAlone && may(inviteStaff) && <Alert title={text('deskStaff.firstAlone')} />}
            <Proposals proposals={found.proposals} onDone={setDone} />
            <Table caption={text('desk.place.staff')} columns={columns} rows={found.staff} rowId={({ id }) => id} />
          </>
        )}
      </Loaded>
      {isInviting && <InviteForm onClose={() => setIsInviting(false)} onDone={say} />}
      {member && <ChangeForm member={member} onClose={() => setChanging(undefined)} onDone={say} />}
    </DeskPage>
  );
}
