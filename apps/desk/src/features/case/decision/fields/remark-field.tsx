import { maxRemark } from '@taga/contract/constants';
import type { Remarks } from '@taga/contract/rules/fields/remarks';
import { isWrittenIn, languageNames, languageOf, type MessageId } from '@taga/i18n';
import { Field, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { DecisionField } from '../../case-kind.ts';
import { areEmpty, BothLanguages, findRemarksProblem, noRemarks, trimmed } from './both-languages.tsx';
import type { RemarkPurpose } from './remark-templates.ts';

interface Texts {
  readonly label: MessageId;
  readonly missing: MessageId;
}

function writtenField(isNeeded: boolean, { label, missing }: Texts): DecisionField<string> {
  return {
    name: 'remark',
    initial: () => '',
    restore: (remark) => String(remark ?? ''),
    findProblem: (value) => (isNeeded && value.trim() === '' ? missing : undefined),
    toWire: (value) => value.trim() || undefined,
    Input({ value, onValue }) {
      const text = useText();
      return (
        <Field label={text(label)} optional={isNeeded ? undefined : text('form.optional')}>
          <TextInput maxLength={maxRemark} value={value} onChange={({ target }) => onValue(target.value)} />
        </Field>
      );
    },
  };
}

interface RemarkFieldDefinition {
  readonly isNeeded: boolean;
  readonly purpose: RemarkPurpose;
}

/** The customer reads it, and therefore it is written in every language. */
export function remarkField({ isNeeded, purpose }: RemarkFieldDefinition): DecisionField<Remarks> {
  return {
    name: 'remarks',
    initial: () => noRemarks,
    restore: (remarks) => (remarks as Remarks | null) ?? noRemarks,
    findProblem: (value) => (!isNeeded && areEmpty(value) ? undefined : findRemarksProblem(value)),
    toWire: (value) => (areEmpty(value) ? undefined : trimmed(value)),
    Input: ({ value, onValue }) => (
      <BothLanguages
        value={value}
        onValue={onValue}
        purpose={purpose}
        legend="deskCases.remarks.customer"
        label="deskCases.remarks.forCustomer"
        isOptional={!isNeeded}
      />
    ),
    Letter({ value, language, text }) {
      const words = value?.[language];
      if (!words) return null;
      return (
        <p className="wrap-anywhere whitespace-pre-line">
          “{words}”{' '}
          {!isWrittenIn(language, words) && (
            <span className="text-text-muted">
              {text('messages.otherLanguage', { language: languageNames[languageOf(words)] })}
            </span>
          )}
        </p>
      );
    },
  };
}

/** From maker to checker. */
export const noteField: DecisionField<string> = {
  ...writtenField(false, { label: 'deskCases.propose.note', missing: 'deskCases.propose.remarkMissing' }),
  Note({ value }) {
    const text = useText();
    return value && <p className="wrap-anywhere">{text('deskCases.proposal.remark', { remark: value })}</p>;
  },
};

/** From checker to maker. */
export const sentBackField = writtenField(true, {
  label: 'deskCases.sendBack.remark',
  missing: 'deskCases.sendBack.missing',
});
