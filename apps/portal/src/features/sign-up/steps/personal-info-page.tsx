import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useText } from '@taga/web/text';
import { AddressesFields } from '../../../lib/customers/address/addresses-fields.tsx';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

function PersonalInfo() {
  const text = useText();
  const form = useAnswersForm(signUp, 'addresses');
  return (
    <Question title={text('signUp.address.title')} lead={text('signUp.address.lead')} form={form}>
      <AddressesFields form={form} />
    </Question>
  );
}

export const Page = questionPage('personal-info', PersonalInfo);
