import { nrcBackSerialMaxCharacters, nrcNumberDigits, nrcNumberDigitsOfTypeT } from '@taga/contract/constants';
import { keepDigits, keepLettersAndDigits } from '@taga/contract/rules/typing';
import { nrcTypes } from '@taga/reference/nrc';
import { Field, filterTyping, Select, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import type { NrcAnswers } from '../draft/answers.ts';

const digitsOf = (type: string) => (type === 'T' ? nrcNumberDigitsOfTypeT : nrcNumberDigits);

/** What stands in the bracket and after it, and the serial number on the back. */
export function NrcNumberFields({ form }: { form: Form<NrcAnswers> }) {
  const text = useText();
  const language = useLanguage();
  const { type, number, backSerial } = form.values;
  const types = nrcTypes.map(({ code, letters_MM, name_EN, name_MM }) => ({
    value: code,
    label: language === 'mm' ? `(${letters_MM[0]}) ${name_MM}` : `(${code}) ${name_EN}`,
  }));

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        <Field label={text('signUp.nrc.type')} {...form.field('type')}>
          <Select
            options={types}
            placeholder={text('form.choose')}
            value={type}
            onChange={(event) => form.change({ type: event.currentTarget.value })}
          />
        </Field>
        <Field label={text('signUp.nrc.number')} {...form.field('number')}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={filterTyping(
              (typed) => keepDigits(typed, digitsOf(type)),
              (kept) => form.change({ number: kept }),
            )}
          />
        </Field>
      </div>
      <Field
        label={text('signUp.nrc.backSerial')}
        hint={text('signUp.nrc.backSerialHint')}
        {...form.field('backSerial')}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={backSerial}
          onChange={filterTyping(
            (typed) => keepLettersAndDigits(typed, nrcBackSerialMaxCharacters),
            (kept) => form.change({ backSerial: kept }),
          )}
        />
      </Field>
    </>
  );
}
