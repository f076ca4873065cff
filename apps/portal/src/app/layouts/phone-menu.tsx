import { SideNav } from '@taga/ui';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { AccountActions } from './account-actions.tsx';
import { phoneMenuId } from './menu-button.tsx';
import { publicPlaces, useNavItems } from './places.ts';
import { TutorialButton } from './tutorial-button.tsx';

/** What the bar has no room for on a phone. It pushes the page down instead of covering it. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <section
      id={phoneMenuId}
      aria-label={text('layout.navigation.label')}
      className="grid gap-4 border-b border-border bg-surface-raised px-edge py-4 xl:hidden"
    >
      <SideNav as={RouterLink} label={text('layout.navigation.label')} items={useNavItems(publicPlaces)} />
      <TutorialButton />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 md:hidden">
        <AccountActions isFolded={false} />
      </div>
    </section>
  );
}
