import type { IntroducerAnswers, OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { FieldGroup, RadioCards } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { IntroducerFields } from './introducer-fields.tsx';

export interface IntroducersForms {
  choice: Form<OpeningAnswers['introducers']>;
  first: Form<IntroducerAnswers>;
  second: Form<IntroducerAnswers>;
}

/** Whether somebody introduces the customer, and who: two people or nobody. */
export function IntroducersFields({ choice, first, second }: IntroducersForms) {
  const text = useText();
  const { wanted } = choice.values;
  return (
    <>
      <FieldGroup label={text('introducers.choice.label')} {...choice.field('wanted')}>
        <RadioCards
          name="introducers"
          value={wanted || 'no'}
          onValue={(chosen) => choice.change({ wanted: chosen === 'yes' ? 'yes' : 'no' })}
          cards={[
            { value: 'yes', label: text('introducers.choice.yes'), text: text('introducers.choice.yesText') },
            { value: 'no', label: text('introducers.choice.no'), text: text('introducers.choice.noText') },
          ]}
        />
      </FieldGroup>
      {wanted === 'yes' && (
        <>
          <p className="text-text-muted">{text('introducers.choice.sms')}</p>
          <IntroducerFields title={text('introducers.first.title')} form={first} />
          <IntroducerFields title={text('introducers.second.title')} form={second} />
        </>
      )}
    </>
  );
}

/** For the summary of what is wrong: the same is asked of both, so it says of whom. */
export function titledProblems(form: Form<IntroducerAnswers>, title: string): Form<IntroducerAnswers> {
  const titled = (problems: Form<IntroducerAnswers>['problems']) =>
    problems.map(({ fieldId, text }) => ({ fieldId, text: `${title}: ${text}` }));
  return { ...form, problems: titled(form.problems), summary: titled(form.summary) };
}
