import type { OldNrcAnswers } from '@taga/contract/journeys/person-answers';
import { latinTyping } from '@taga/contract/rules/fields/typing';
import { Field, filterTyping, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';

export function OldNrcFields({ form }: { form: Form<OldNrcAnswers> }) {
  const text = useText();
  return (
    <Field label={text('identity.oldNrc.number')} hint={text('identity.oldNrc.hint')} {...form.field('oldNumber')}>
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={form.values.oldNumber}
        onChange={filterTyping(latinTyping, (oldNumber) => form.change({ oldNumber }))}
      />
    </Field>
  );
}
