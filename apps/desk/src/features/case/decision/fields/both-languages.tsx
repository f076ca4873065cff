import { maxRemark } from '@taga/contract/constants';
import { byLanguage, htmlLanguages, type Language, languageNames, languages } from '@taga/i18n';
import { Field, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';

/** What a customer reads, as it is typed in each language. */
export type Remarks = Readonly<Record<Language, string>>;

export const noRemarks: Remarks = byLanguage(() => '');

/** Nobody meets a language that they do not read. */
export const isWhole = (remarks: Remarks) => languages.every((language) => remarks[language].trim() !== '');

export const trimmed = (remarks: Remarks): Remarks => byLanguage((language) => remarks[language].trim());

interface BothLanguagesProps {
  value: Remarks;
  onValue: (value: Remarks) => void;
}

/** One field for each language, so that every customer reads their own. */
export function BothLanguages({ value, onValue }: BothLanguagesProps) {
  const text = useText();
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {languages.map((language) => (
        <Field key={language} label={text('deskCases.remarks.label', { language: languageNames[language] })}>
          <TextInput
            lang={htmlLanguages[language]}
            maxLength={maxRemark}
            value={value[language]}
            onChange={({ target }) => onValue({ ...value, [language]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
