import type { InterestIllustration } from '@taga/reference/interest-illustration';
import { useLanguage, useText } from '@taga/web/text';
import { kyatWords, rateWords } from './money-words.ts';

interface IllustrationResultProps {
  /** Nothing while the amount is too small to open the account with. */
  illustration: InterestIllustration | undefined;
  /** Balances up to here earn nothing. */
  threshold: number;
}

/** The figures, spoken as they change. They keep their place when there are none. */
export function IllustrationResult({ illustration, threshold }: IllustrationResultProps) {
  const text = useText();
  const reading = { text, language: useLanguage() };
  const earnsNothing = illustration?.rateBasisPoints === 0;
  const rows = [
    ['products.illustration.rate', illustration && rateWords(illustration.rateBasisPoints, reading)],
    ['products.illustration.interest', illustration && kyatWords(illustration.interestMinor, reading)],
    ['products.illustration.balance', illustration && kyatWords(illustration.balanceMinor, reading)],
  ] as const;
  return (
    <div aria-live="polite" className="grid gap-3 rounded-field bg-primary-tint p-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-text-muted">{text(label)}</dt>
            <dd className="text-lg font-semibold break-words text-primary tabular-nums">{value ?? '-'}</dd>
          </div>
        ))}
      </dl>
      {earnsNothing && <p>{text('products.illustration.earnsNothing', { amount: kyatWords(threshold, reading) })}</p>}
    </div>
  );
}
