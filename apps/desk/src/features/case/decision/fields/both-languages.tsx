import { maxRemark } from '@taga/contract/constants';
import { type Remarks, remarkIn } from '@taga/contract/rules/fields/remarks';
import { findProblem } from '@taga/contract/rules/fields/rule';
import {
  byLanguage,
  htmlLanguages,
  type Language,
  languageNames,
  languages,
  type MessageId,
  withoutLineMarks,
} from '@taga/i18n';
import { Select, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useId } from 'react';
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
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-text-muted">
        {text('deskRemarks.template')}
      </label>
      <Select
        id={id}
        placeholder={text('deskRemarks.none')}
        options={remarkTemplates[purpose].map((template) => ({ value: template, label: text(template) }))}
        defaultValue=""
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </>
  );
}

interface RemarkProps {
  language: Language;
  /** Says the `{language}`. */
  label: MessageId;
  value: string;
  onValue: (value: string) => void;
}

function Remark({ language, label, value, onValue }: RemarkProps) {
  const text = useText();
  const [id, problemId] = [useId(), useId()];
  const problem = value.trim() === '' ? undefined : findProblem(remarkIn(language), value);
  return (
    <>
      <label htmlFor={id} className="text-text-muted">
        {languageNames[language]}
      </label>
      <div className="grid min-w-0 gap-1">
        <TextInput
          id={id}
          aria-label={text(label, { language: languageNames[language] })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
          lang={htmlLanguages[language]}
          maxLength={maxRemark}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
        {problem && (
          <p id={problemId} className="text-danger">
            {text(problem)}
          </p>
        )}
      </div>
    </>
  );
}

interface BothLanguagesProps {
  value: Remarks;
  onValue: (value: Remarks) => void;
  purpose: RemarkPurpose;
  legend?: MessageId;
  label?: MessageId;
  isOptional?: boolean;
}

/** One line for each language, so that every customer reads their own; or both from a template. */
export function BothLanguages(props: BothLanguagesProps) {
  const { value, onValue, purpose, isOptional } = props;
  const { legend = 'deskCases.remarks.why', label = 'deskCases.remarks.label' } = props;
  const text = useText();
  return (
    <fieldset className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
      <legend className="mb-1 font-semibold">
        {text(legend)} {isOptional && <span className="font-normal text-text-muted">({text('form.optional')})</span>}
      </legend>
      <Template purpose={purpose} onValue={onValue} />
      {languages.map((language) => (
        <Remark
          key={language}
          language={language}
          label={label}
          value={value[language]}
          onValue={(words) => onValue({ ...value, [language]: words })}
        />
      ))}
    </fieldset>
  );
}
