import { nameTyping } from '@taga/contract/rules/fields/typing';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { Field, filterTyping, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

function Name() {
  const text = useText();
  const form = useAnswersForm(signUp, 'name');
  const typing = { autoCapitalize: 'characters', spellCheck: false } as const;

  return (
    <Question title={text('signUp.name.title')} lead={text('signUp.name.lead')} form={form}>
      <Field label={text('signUp.name.fullName')} hint={text('signUp.name.fullNameHint')} {...form.field('fullName')}>
        <TextInput
          {...typing}
          autoComplete="name"
          value={form.values.fullName}
          onChange={filterTyping(nameTyping, (fullName) => form.change({ fullName }))}
        />
      </Field>
      <Field label={text('signUp.name.fatherName')} {...form.field('fatherName')}>
        <TextInput
          {...typing}
          autoComplete="off"
          value={form.values.fatherName}
          onChange={filterTyping(nameTyping, (fatherName) => form.change({ fatherName }))}
        />
      </Field>
    </Question>
  );
}

export const Page = questionPage('name', Name);
