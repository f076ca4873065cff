import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { FieldGroup, RadioCards } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useReadHints } from '../passport/passport-reading.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

function Gender() {
  const text = useText();
  const form = useAnswersForm(signUp, 'gender');
  const readHint = useReadHints();
  return (
    <Question title={text('signUp.gender.title')} form={form}>
      <FieldGroup
        label={text('signUp.gender.label')}
        hint={readHint('gender') ?? text('signUp.gender.hint')}
        {...form.field('gender')}
      >
        <RadioCards
          name="gender"
          value={form.values.gender}
          onValue={(gender) => form.change({ gender })}
          cards={[
            { value: 'M', label: text('signUp.gender.male') },
            { value: 'F', label: text('signUp.gender.female') },
          ]}
        />
      </FieldGroup>
    </Question>
  );
}

export const Page = questionPage('gender', Gender);
