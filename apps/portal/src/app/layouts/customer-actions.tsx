import { LogoutIcon, ProfileEntries, ProfileMenu, UserIcon } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useLogOut } from '../../lib/access/sign-in/use-log-out.ts';
import { customerWords } from './customer-words.ts';

/** My profile and log out, under the name of the customer. */
export function CustomerActions({ name, isFolded }: { name: string; isFolded: boolean }) {
  const text = useText();
  const logOut = useLogOut();
  const hasWords = useCatalogs(customerWords);
  if (!hasWords) return null;
  const entries = [
    { label: text('customer.menu.myProfile'), icon: UserIcon, href: paths.profile() },
    { label: text('customer.menu.logout'), icon: LogoutIcon, onSelect: () => void logOut() },
  ];
  if (isFolded) {
    return <ProfileMenu as={RouterLink} name={name} label={text('customer.menu.profile')} entries={entries} />;
  }
  return (
    <div className="col-span-full">
      <p className="px-3 pb-1 font-semibold break-words">{name}</p>
      <ProfileEntries as={RouterLink} entries={entries} />
    </div>
  );
}
