import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { FieldGroup } from '@taga/ui';
import { DateInput } from '@taga/web/date-input';
import { useText } from '@taga/web/text';
import { contact } from '../../../lib/fulfilment/bank/bank.ts';
import { useReadHints } from '../passport/passport-reading.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

function BirthDate() {
  const text = useText();
  const form = useAnswersForm(signUp, 'birthDate');
  const readHint = useReadHints();
  return (
    <Question title={text('signUp.dob.title')} form={form}>
      <FieldGroup
        label={text('signUp.dob.label')}
        hint={readHint('birthDate') ?? text('signUp.dob.hint')}
        {...form.field('birthDate')}
      >
        <DateInput birthday value={form.values.birthDate} onValue={(birthDate) => form.change({ birthDate })} />
      </FieldGroup>
      <p className="text-text-muted">{text('signUp.dob.older', { hotline: contact.hotline })}</p>
    </Question>
  );
}

export const Page = questionPage('dob', BirthDate);
