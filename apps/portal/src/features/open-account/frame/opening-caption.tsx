import { OpeningCaption as Caption } from '../../../lib/opening-wizard/frame/opening-caption.tsx';
import { CurrencyButton } from '../currency/currency-button.tsx';
import { useOpening } from '../opening-context.tsx';

/** Here the currency can be another one. */
export function OpeningCaption() {
  const { accountClass } = useOpening();
  return <Caption>{accountClass.currency === 'FCY' && <CurrencyButton />}</Caption>;
}
