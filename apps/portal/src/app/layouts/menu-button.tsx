import { CloseIcon, MenuIcon } from '@taga/ui';
import { useText } from '@taga/web/text';

export const phoneMenuId = 'phone-menu';

interface MenuButtonProps {
  isOpen: boolean;
  onToggle: () => void;
}

export function MenuButton({ isOpen, onToggle }: MenuButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? phoneMenuId : undefined}
      onClick={onToggle}
      className="inline-grid min-h-11 min-w-11 place-items-center rounded-field text-primary hover:bg-primary-tint xl:hidden"
    >
      {isOpen ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
      <span className="sr-only">{text(isOpen ? 'layout.navigation.close' : 'layout.navigation.open')}</span>
    </button>
  );
}
