import { maxRemark } from '@taga/contract/constants';
import { type Remarks, remarkIn } from '@taga/contract/rules/fields/remarks';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { byLanguage, htmlLanguages, languageNames, languages, type MessageId, withoutLineMarks } from '@taga/i18n';
import { Field, Select, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useBothLanguages } from '../../../../lib/both-languages/use-both-languages.ts';
import { type RemarkPurpose, remarkTemplates } from './remark-templates.ts';

export const noRemarks: Remarks = byLanguage(() => '');

export const areEmpty = (remarks: Remarks) => languages.every((language) => remarks[language].trim() === '');

/** The first thing that is wrong with what a customer would read. */
export function findRemarksProblem(remarks: Remarks): MessageId | undefined {
  const problems = languages.map((language) => findProblem(remarkIn(language), remarks[language]));
  return problems.find((problem) => problem !== undefined);
}

export const trimmed = (remarks: Remarks): Remarks => byLanguage((language) => remarks[language].trim());

const words = ['deskCases'] as const;

interface TemplateProps {
  purpose: RemarkPurpose;
  onValue: (value: Remarks) => void;
}

/** What is said most often, already in every language; it can be changed afterwards. */
function Template({ purpose, onValue }: TemplateProps) {
  const text = useText();
  const texts = useBothLanguages(words);
  const choose = (template: string) => {
    const chosen = remarkTemplates[purpose].find((each) => each === template);
    if (texts) onValue(chosen ? byLanguage((language) => withoutLineMarks(texts[language](chosen))) : noRemarks);
  };
  return (
    <Field label={text('deskRemarks.template')} optional={text('form.optional')}>
      <Select
        placeholder={text('deskRemarks.none')}
        options={remarkTemplates[purpose].map((template) => ({ value: template, label: text(template) }))}
        defaultValue=""
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Field>
  );
}

interface BothLanguagesProps {
  value: Remarks;
  onValue: (value: Remarks) => void;
  purpose: RemarkPurpose;
  /** Says the `{language}`. */
  label?: MessageId;
  isOptional?: boolean;
}

/** One field for each language, so that every customer reads their own; or both from a template. */
export function BothLanguages(props: BothLanguagesProps) {
  const { value, onValue, purpose, label = 'deskCases.remarks.label', isOptional } = props;
  const text = useText();
  return (
    <div className="grid gap-2">
      <Template purpose={purpose} onValue={onValue} />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {languages.map((language) => {
          const problem = value[language].trim() === '' ? undefined : findProblem(remarkIn(language), value[language]);
          return (
            <Field
              key={language}
              label={text(label, { language: languageNames[language] })}
              optional={isOptional ? text('form.optional') : undefined}
              error={problem && text(problem)}
            >
              <TextInput
                lang={htmlLanguages[language]}
                maxLength={maxRemark}
                value={value[language]}
                onChange={({ target }) => onValue({ ...value, [language]: target.value })}
              />
            </Field>
          );
        })}
      </div>
    </div>
  );
}
