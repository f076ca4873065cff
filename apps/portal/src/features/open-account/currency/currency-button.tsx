import { Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useOpening } from '../opening-context.tsx';
import { CurrencyDialog } from './currency-dialog.tsx';

/** Changes the currency of an account that is not asked for yet. */
export function CurrencyButton() {
  const text = useText();
  const { accountClass, currency } = useOpening();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="compact" className="max-sm:-ml-edge" onClick={() => setIsOpen(true)}>
        {text('opening.caption.change')}
      </Button>
      {isOpen && <CurrencyDialog accountClass={accountClass} current={currency} onClose={() => setIsOpen(false)} />}
    </>
  );
}
