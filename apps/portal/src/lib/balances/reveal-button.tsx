import { Button, EyeIcon, EyeOffIcon } from '@taga/ui';
import { useText } from '@taga/web/text';

interface RevealButtonProps {
  isRevealed: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

/** Shows and hides the amounts of all accounts at once: one call brings them all. */
export function RevealButton({ isRevealed, isBusy, onToggle }: RevealButtonProps) {
  const text = useText();
  return (
    <Button
      variant="secondary"
      size="compact"
      loading={isBusy ? text('customer.balances.showing') : undefined}
      onClick={onToggle}
    >
      {isRevealed ? <EyeOffIcon /> : <EyeIcon />}
      {text(isRevealed ? 'customer.balances.hide' : 'customer.balances.show')}
    </Button>
  );
}
