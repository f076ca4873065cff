import { findProblem } from '@taga/contract/rules/fields/rule';
import type { MessageId } from '@taga/i18n';
import { Field, TextInput } from '@taga/ui';
import { amountTyping, shownAmount } from '@taga/web/amount-typing';
import { useLanguage, useText } from '@taga/web/text';
import type { DecisionField, WholeCase } from '../../case-kind.ts';
import { kyats } from '../../written-values.ts';

interface AmountFieldDefinition<Whole> {
  readonly name: string;
  readonly label: MessageId;
  /** Says the `{amount}` that was asked for. */
  readonly hint: MessageId;
  /** In the proposal. */
  readonly note: MessageId;
  requested(found: Whole): number;
  rule(requested: number): Parameters<typeof findProblem>[0];
}

/** An amount in whole kyats; what was asked for stands there already. */
export function amountField<Whole extends WholeCase>(
  definition: AmountFieldDefinition<Whole>,
): DecisionField<string, Whole> {
  const { name, label, hint, note, requested, rule } = definition;
  return {
    name,
    initial: (found) => String(requested(found)),
    restore: String,
    findProblem: (value, found) => findProblem(rule(requested(found)), value),
    toWire: Number,
    Input({ value, onValue, problem, found }) {
      const text = useText();
      const language = useLanguage();
      return (
        <Field
          label={text(label)}
          hint={text(hint, { amount: kyats(requested(found), { text, language }) ?? '' })}
          error={problem && text(problem)}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={shownAmount(value, language)}
            onChange={amountTyping(language, onValue)}
          />
        </Field>
      );
    },
    Note({ value }) {
      const text = useText();
      const language = useLanguage();
      return (
        <p>
          {text(note)}: <strong>{kyats(Number(value), { text, language })}</strong>
        </p>
      );
    },
  };
}
