import { nameTyping } from '@taga/contract/rules/fields/typing';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { Button, Field, filterTyping, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { PassportOffer } from '../passport/passport-offer.tsx';
import { lastReading, useReadHints } from '../passport/passport-reading.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

function Name() {
  const text = useText();
  const form = useAnswersForm(signUp, 'name');
  const readHint = useReadHints();
  const wasRead = lastReading.use() !== undefined;
  const [isOffered, setIsOffered] = useState(wasRead);
  const typing = { autoCapitalize: 'characters', spellCheck: false } as const;

  return (
    <Question title={text('signUp.name.title')} lead={text('signUp.name.lead')} form={form}>
      {isOffered ? (
        <PassportOffer
          onRead={({ name }) => form.change({ fullName: name.fullName })}
          onType={() => setIsOffered(false)}
        />
      ) : (
        <Button
          variant="text"
          size="compact"
          className="-ml-edge justify-self-start"
          onClick={() => setIsOffered(true)}
        >
          {text('signUp.name.passport')}
        </Button>
      )}
      <Field
        label={text('signUp.name.fullName')}
        hint={readHint('fullName') ?? text('signUp.name.fullNameHint')}
        {...form.field('fullName')}
      >
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
