import type { AccountClass } from '@taga/reference/account-classes';
import { type InterestIllustration, illustrateInterest } from '@taga/reference/interest-illustration';
import { Button, Card, Field, Slider, TextInput } from '@taga/ui';
import { amountTyping, mostAmount, shownAmount } from '@taga/web/amount-typing';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { kyatWords, rateWords } from './money-words.ts';
import { Section } from './section.tsx';

const minorUnits = 100;
const mostMonths = 60;
/** In kyats: one lakh, ten, a hundred, and a thousand, which is above every threshold. */
const suggestions = ['100000', '1000000', '10000000', '100000000'];

interface AmountProps {
  value: string;
  onValue: (digits: string) => void;
  error: string | undefined;
}

function Amount({ value, onValue, error }: AmountProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={text('products.illustration.amount')} hint={text('products.illustration.amountHint')} error={error}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={shownAmount(value, language)}
          onChange={amountTyping(language, onValue)}
          className="max-w-80 tabular-nums"
        />
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{text('products.illustration.suggestions')}</legend>
        {suggestions.map((digits) => (
          <Button
            key={digits}
            variant="secondary"
            size="compact"
            aria-pressed={digits === value}
            onClick={() => onValue(digits)}
            className="max-w-full aria-pressed:border-primary aria-pressed:bg-primary-tint max-sm:px-3"
          >
            {shownAmount(digits, language)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** What an amount would earn, to be played with. Only for accounts that earn something. */
export function Illustration({ accountClass }: { accountClass: AccountClass }) {
  const text = useText();
  const language = useLanguage();
  const [digits, setDigits] = useState('1000000');
  const [months, setMonths] = useState(12);
  const amountMinor = Number(digits) * minorUnits;
  const words = (minor: number) => kyatWords(minor, { text, language });
  const { initialDepositMinor } = accountClass;
  const isEnough = amountMinor >= initialDepositMinor;
  const isTooMuch = amountMinor > mostAmount * minorUnits;
  const tooLittle = isEnough
    ? undefined
    : text('products.illustration.tooLittle', { amount: words(initialDepositMinor) });
  const tooMuch = isTooMuch
    ? text('products.illustration.tooMuch', { amount: words(mostAmount * minorUnits) })
    : undefined;
  return (
    <Section title={text('products.illustration.title')}>
      <Card className="grid grid-cols-1 gap-5">
        <Amount value={digits} onValue={setDigits} error={tooLittle ?? tooMuch} />
        <Field label={text('products.illustration.time')}>
          <Slider
            min={1}
            max={mostMonths}
            value={months}
            onValue={setMonths}
            valueText={text('products.illustration.months', { months })}
          />
        </Field>
        <IllustrationResult
          illustration={isEnough && !isTooMuch ? illustrateInterest(accountClass, amountMinor, months) : undefined}
          threshold={accountClass.interestTiers[0]?.aboveMinor ?? 0}
        />
        <p className="text-sm text-text-muted">{text('products.illustration.note')}</p>
      </Card>
    </Section>
  );
}

interface IllustrationResultProps {
  /** Nothing while the amount is too small to open the account with. */
  illustration: InterestIllustration | undefined;
  /** Balances up to here earn nothing. */
  threshold: number;
}

/** The figures, spoken as they change. They keep their place when there are none. */
function IllustrationResult({ illustration, threshold }: IllustrationResultProps) {
  const text = useText();
  const reading = { text, language: useLanguage() };
  const earnsNothing = illustration?.rateBasisPoints === 0;
  const rows = [
    ['products.illustration.rate', illustration && rateWords(illustration.rateBasisPoints, reading)],
    ['products.illustration.interest', illustration && kyatWords(illustration.interestMinor, reading)],
    ['products.illustration.balance', illustration && kyatWords(illustration.balanceMinor, reading)],
  ] as const;
  return (
    <div aria-live="polite" className="grid gap-3 rounded-field bg-primary-tint p-edge">
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
