import { ButtonLink, TopBar } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { LanguageButtons, useText } from '@taga/web/text';
import { useState } from 'react';
import { AccountActions } from './account-actions.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { publicPlaces, useNavItems } from './places.ts';
import { TutorialButton } from './tutorial-button.tsx';

function BarLinks() {
  const text = useText();
  return (
    <nav aria-label={text('layout.navigation.label')} className="hidden items-center xl:flex">
      {useNavItems(publicPlaces).map(({ href, label, current }) => (
        <ButtonLink
          key={href}
          as={RouterLink}
          variant="text"
          size="compact"
          href={href}
          aria-current={current ? 'page' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
      <TutorialButton />
    </nav>
  );
}

interface SiteHeaderProps {
  /** `area` stands above a side bar, which has the links. */
  kind: 'public' | 'area';
}

/** The bar of all pages that have one; on a phone all but logo and language fold into a menu. */
export function SiteHeader({ kind }: SiteHeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <>
      <TopBar
        width={kind === 'public' ? 'page' : 'full'}
        start={<HomeLink as={RouterLink} />}
        middle={kind === 'public' ? <BarLinks /> : <TutorialButton />}
        end={
          <>
            <LanguageButtons />
            <div className="hidden gap-2 md:flex">
              <AccountActions isFolded />
            </div>
            <MenuButton isOpen={isMenuOpen} onToggle={() => setIsMenuOpen(!isMenuOpen)} />
          </>
        }
      />
      {isMenuOpen && <PhoneMenu onClose={() => setIsMenuOpen(false)} />}
    </>
  );
}
