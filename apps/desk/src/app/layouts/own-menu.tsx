import { LogoutIcon, ProfileMenu } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useOwnStaff } from '../../lib/staff/own-staff.ts';
import { roleNames } from '../../lib/staff/role-names.ts';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in and as what, and the way out. */
export function OwnMenu() {
  const text = useText();
  const own = useOwnStaff();
  const signOut = useSignOut();
  if (!own) return null;
  const label = `${own.roles.map((role) => text(roleNames[role])).join(', ')}. ${text('desk.header.menu')}`;
  return (
    <ProfileMenu
      name={own.name}
      label={label}
      entries={[{ label: text('desk.header.signOut'), icon: LogoutIcon, onSelect: () => void signOut() }]}
    />
  );
}
