import { Button, LogoutIcon, MenuIcon, ProfileMenu } from '@taga/ui';
import { LanguageButtons, useText } from '@taga/web/text';
import { useState } from 'react';
import { useTourEntries } from '../../features/tour/use-tour-entries.ts';
import { KeyList } from '../../lib/keys/key-list.tsx';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useOwnStaff } from '../../lib/staff/current-staff.ts';
import { roleNames } from '../../lib/staff/role-names.ts';
import { DeskLogo } from './desk-logo.tsx';
import { MentionCount } from './mention-count.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { PlacesBar } from './places-bar.tsx';
import { QueueCounts } from './queue-counts.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who I am, what waits, and where else to go. */
export function DeskHeader() {
  const text = useText();
  const [open, setOpen] = useState<'keys' | 'menu'>();
  const close = () => setOpen(undefined);
  useKeys([{ keys: ['?'], label: text('desk.keys.show'), act: () => setOpen('keys') }]);
  return (
    <header className="z-20 flex min-h-14 shrink-0 flex-wrap items-center overflow-x-clip lg:flex-nowrap gap-x-3 border-b border-border bg-surface-raised px-4 sm:max-lg:px-6 2xl:px-6 print:hidden">
      <DeskLogo />
      <PlacesBar />
      <div className="ml-auto flex shrink-0 items-center gap-x-2">
        <QueueCounts />
        <MentionCount />
        <span className="hidden lg:contents">
          <Button variant="text" size="compact" className="px-2" onClick={() => setOpen('keys')}>
            <span className="max-2xl:sr-only">{text('desk.keys.title')}</span>
            <kbd>?</kbd>
          </Button>
          <LanguageButtons isCompact />
          <StaffMenu />
        </span>
        <span className="lg:hidden">
          <Button variant="text" size="compact" className="-mr-4" onClick={() => setOpen('menu')}>
            <MenuIcon />
            {text('layout.navigation.open')}
          </Button>
        </span>
      </div>
      {open === 'keys' && <KeyList onClose={close} />}
      {open === 'menu' && <PhoneMenu onClose={close} />}
    </header>
  );
}

/** Who is signed in and as what, and the way out. */
function StaffMenu() {
  const text = useText();
  const own = useOwnStaff();
  const signOut = useSignOut();
  const tourEntries = useTourEntries();
  if (!own) return null;
  const label = `${own.roles.map((role) => text(roleNames[role])).join(', ')}. ${text('desk.header.menu')}`;
  return (
    <ProfileMenu
      name={own.name}
      label={label}
      isCompact
      entries={[
        ...tourEntries,
        { label: text('desk.header.signOut'), icon: LogoutIcon, onSelect: () => void signOut() },
      ]}
    />
  );
}
