import { maxRemark } from '@taga/contract/constants';
import type { MessageId } from '@taga/i18n';
import { Field, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { DecisionField } from '../../case-kind.ts';

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

/** The customer reads it. */
export function remarkField({ isNeeded }: { isNeeded: boolean }): DecisionField<string> {
  return {
    ...writtenField(isNeeded, { label: 'deskCases.propose.remark', missing: 'deskCases.propose.remarkMissing' }),
    Letter: ({ value }) => value && <p className="wrap-anywhere whitespace-pre-line">“{value}”</p>,
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
