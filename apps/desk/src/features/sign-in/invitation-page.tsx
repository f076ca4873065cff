import { getInvitation } from '@taga/contract/endpoints/desk/staff';
import { useLocation } from '@taga/web/navigation';
import { EntryPage } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useDesk } from '../../lib/api/use-desk.ts';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { roleNames } from '../../lib/staff/role-names.ts';
import { InvitationForm } from './invitation-form.tsx';

/** Behind the one-time link: whom it invites, and the password to choose. The token stands behind `#`, which no server sees. */
export function Page() {
  const text = useText();
  const token = useLocation().hash.slice(1);
  const invitation = useDesk(getInvitation, { body: { token } });
  return (
    <EntryPage title={text('desk.invitation.title')} lead={text('desk.invitation.lead')}>
      <Loaded query={invitation} lines={4}>
        {({ loginId, name, roles }) => (
          <>
            <p>
              {text('desk.invitation.for', { loginId })}{' '}
              <strong>{roles.map((role) => text(roleNames[role])).join(', ')}</strong>
            </p>
            <InvitationForm token={token} loginId={loginId} name={name} />
          </>
        )}
      </Loaded>
    </EntryPage>
  );
}
