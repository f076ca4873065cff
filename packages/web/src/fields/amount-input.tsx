import { TextInput } from '@taga/ui';
import { useLanguage } from '../text/text-context.tsx';
import { amountTyping, digitsOf, shownAmount } from './amount-typing.ts';

/** Whole kyats, with separators while they are typed. What is kept has digits alone. */
export function AmountInput({ value, onValue }: { value: string; onValue: (digits: string) => void }) {
  const language = useLanguage();
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      value={shownAmount(digitsOf(value), language)}
      onChange={amountTyping(language, onValue)}
      className="tabular-nums"
    />
  );
}
