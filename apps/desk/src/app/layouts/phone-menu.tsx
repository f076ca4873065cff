import { Dialog, LogoutIcon, ProfileEntries } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { LanguageButtons, useText } from '@taga/web/text';
import { useTourEntries } from '../../features/tour/use-tour-entries.ts';
import { useMay, useOwnStaff } from '../../lib/staff/current-staff.ts';
import { roleNames } from '../../lib/staff/role-names.ts';
import { places } from '../places.ts';
import { useSignOut } from './use-sign-out.ts';

const rowStyle =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-3 text-start font-medium text-text no-underline hover:bg-primary-tint';

/** Everything of the header that a phone has no room for. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const text = useText();
  const may = useMay();
  const own = useOwnStaff();
  const signOut = useSignOut();
  const tourEntries = useTourEntries();
  return (
    <Dialog
      open
      onClose={onClose}
      place="bottom"
      title={own?.name ?? text('layout.navigation.open')}
      closeText={text('form.actions.close')}
    >
      <p className="px-3 text-text-muted">{own?.roles.map((role) => text(roleNames[role])).join(', ')}</p>
      <nav aria-label={text('layout.navigation.label')} className="my-3 grid">
        {places
          .filter(({ endpoint }) => may(endpoint))
          .map(({ href, label }) => (
            <RouterLink key={href} href={href} onClick={onClose} className={rowStyle}>
              {text(label)}
            </RouterLink>
          ))}
      </nav>
      {tourEntries.length > 0 && <ProfileEntries entries={tourEntries} onChoose={onClose} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LanguageButtons />
        <button type="button" onClick={() => void signOut()} className={`${rowStyle} w-auto`}>
          <LogoutIcon />
          {text('desk.header.signOut')}
        </button>
      </div>
    </Dialog>
  );
}
