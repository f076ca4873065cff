import { needsIncomeProof } from '@taga/contract/journeys/account-opening/answers';
import { questionsAt } from '@taga/contract/journeys/account-opening/steps';
import { othersChoice, unemployed } from '@taga/contract/rules/applications/occupation';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { employmentTypes, nameOf } from '@taga/reference/employment-types';
import { industries } from '@taga/reference/industries';
import { occupations, sortedByName } from '@taga/reference/occupations';
import { Field, Select } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useMemo } from 'react';
import { ProofField } from '../../../lib/applications/uploads/fields/proof-field.tsx';
import { useIsUploading } from '../../../lib/applications/uploads/use-uploads.ts';
import { isProofDue, mayChange } from '../correction/asked-correction.ts';
import { useOpening } from '../opening-context.tsx';
import { QuestionField, WordsField } from './question-field.tsx';
import { type OccupationValues, useOccupationForm, withEmployment } from './use-occupation-form.ts';

type TextName = 'otherEmployment' | 'otherProfession' | 'otherIndustry';

/** In the customer's own words, where none of a list fits. */
function OwnWords({ form, name }: { form: Form<OccupationValues>; name: TextName }) {
  const text = useText();
  return (
    <WordsField
      label={text(`personalDetail.occupation.${name}`)}
      value={form.values[name]}
      onValue={(typed) => form.change({ [name]: typed })}
      {...form.field(name)}
    />
  );
}

const lists = { profession: occupations, industry: industries } as const;

/** A list that the unemployed are not asked for. The wire has the English name, whatever language it is read in. */
function WorkField({ form, name }: { form: Form<OccupationValues>; name: keyof typeof lists }) {
  const text = useText();
  const language = useLanguage();
  const isAsked = form.values.employment !== unemployed;
  const options = useMemo(
    () => sortedByName(lists[name], language).map((item) => ({ value: item.name_EN, label: nameOf(item, language) })),
    [name, language],
  );
  return (
    <Field
      label={text(`personalDetail.occupation.${name}`)}
      hint={isAsked ? undefined : text('personalDetail.occupation.notAsked')}
      {...form.field(name)}
    >
      <Select
        options={options}
        placeholder={text('form.choose')}
        disabled={!isAsked}
        value={isAsked ? form.values[name] : othersChoice}
        onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
      />
    </Field>
  );
}

function Work({ form }: { form: Form<OccupationValues> }) {
  const text = useText();
  const language = useLanguage();
  const { employment, profession, industry } = form.values;
  return (
    <>
      <Field label={text('personalDetail.occupation.employment')} {...form.field('employment')}>
        <Select
          options={employmentTypes.map((type) => ({ value: type.code, label: nameOf(type, language) }))}
          placeholder={text('form.choose')}
          value={employment}
          onChange={({ currentTarget }) => form.change(withEmployment(currentTarget.value as typeof employment))}
        />
      </Field>
      {employment === 'O' && <OwnWords form={form} name="otherEmployment" />}
      <WorkField form={form} name="profession" />
      {employment !== unemployed && profession === othersChoice && <OwnWords form={form} name="otherProfession" />}
      <WorkField form={form} name="industry" />
      {employment !== unemployed && industry === othersChoice && <OwnWords form={form} name="otherIndustry" />}
    </>
  );
}

export function Occupation() {
  const text = useText();
  const saving = useSaveStep();
  const form = useOccupationForm();
  const opening = useOpening();
  const { journey, owner, correction } = opening;
  const isUploading = useIsUploading(owner, ['SRC_INCOME_FILE']);
  const { incomeFiles } = form.values;
  const { answers } = journey.getDraft();
  const isDue = isProofDue(opening, incomeFiles);
  const waitsFor = isUploading ? 'uploads.wait' : isDue ? 'opening.correction.sendAnew' : undefined;
  return (
    <Question
      title={text('personalDetail.occupation.title')}
      form={form}
      onAnswer={() => void saving.submit()}
      sending={saving}
      disabledReason={waitsFor && text(waitsFor)}
    >
      {mayChange('occupation', correction) && <Work form={form} />}
      {questionsAt('occupation', answers)
        .filter((name) => mayChange(name, correction))
        .map((name) => (
          <QuestionField
            key={name}
            name={name}
            answer={form.values[name]}
            onAnswer={(answer) => form.change({ [name]: answer })}
            messages={form.field(name)}
          />
        ))}
      {needsIncomeProof(answers) && mayChange('incomeFiles', correction) && (
        <ProofField
          label={text('uploads.proof.label')}
          hint={text('personalDetail.occupation.proofHint')}
          owner={owner}
          files={incomeFiles}
          onFiles={(files) => form.change({ incomeFiles: files })}
          {...form.field('incomeFiles')}
        />
      )}
    </Question>
  );
}
