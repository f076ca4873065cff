import { maxAuditedReason } from '@taga/contract/constants';
import { correctionText } from '@taga/contract/journeys/account-opening/correction-text';
import { correctionItemsFor } from '@taga/contract/journeys/account-opening/corrections';
import { missingProofs } from '@taga/contract/records/desk/cases';
import { Checkbox, Field, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { Decision, DecisionField } from '../../case-kind.ts';
import { itemsField } from '../../decision/fields/items-field.tsx';
import { reasonsField } from '../../decision/fields/reasons-field.tsx';
import { noteField, remarkField } from '../../decision/fields/remark-field.tsx';
import type { AccountCase } from './account-case.ts';

/** Whether the applicant has proved to be somebody whom the bank knows; the remark then says how. */
const linkField: DecisionField<boolean, AccountCase> = {
  name: 'linkCustomerNo',
  initial: () => false,
  restore: (number) => number !== null,
  findProblem: (isLinked, _found, { remark }) =>
    isLinked && String(remark).trim() === '' ? 'deskCases.propose.linkRemark' : undefined,
  toWire: (isLinked, { knownAs }) => (isLinked ? knownAs?.customerNo : undefined),
  Input({ value, onValue, found: { knownAs } }) {
    const text = useText();
    if (!knownAs) return null;
    return (
      <Checkbox
        label={text('deskCases.propose.link', { name: knownAs.name, number: knownAs.customerNo })}
        checked={value}
        onChange={({ currentTarget }) => onValue(currentTarget.checked)}
      />
    );
  },
  // In a proposal it is the number itself.
  Note({ value: number }) {
    const text = useText();
    return number && <p>{text('deskCases.proposal.link', { number: String(number) })}</p>;
  },
};

const lacksProof = ({ lookReasons }: AccountCase) => missingProofs.some((proof) => lookReasons.includes(proof));

/** Why somebody is approved whom nobody can compare with a document. */
const withoutProofField: DecisionField<string, AccountCase> = {
  name: 'withoutProof',
  initial: () => '',
  restore: (why) => String(why ?? ''),
  findProblem: (why, found) => (lacksProof(found) && why.trim() === '' ? 'deskCases.propose.proofMissing' : undefined),
  toWire: (why, found) => (lacksProof(found) ? why.trim() || undefined : undefined),
  Input({ value, onValue, found }) {
    const text = useText();
    if (!lacksProof(found)) return null;
    return (
      <Field label={text('deskCases.propose.withoutProof')} hint={text('deskCases.propose.withoutProofHint')}>
        <TextInput maxLength={maxAuditedReason} value={value} onChange={({ target }) => onValue(target.value)} />
      </Field>
    );
  },
  Note({ value }) {
    const text = useText();
    return (
      value && (
        <p className="font-semibold wrap-anywhere text-warning-strong">
          {text('deskCases.proposal.withoutProof', { why: value })}
        </p>
      )
    );
  },
};

const itemsToCorrect = itemsField({
  name: 'items',
  label: 'deskCases.propose.items',
  missing: 'deskCases.propose.itemMissing',
  itemsFor: ({ summary: { accountClass, currency }, record, isBankCustomer }: AccountCase) =>
    correctionItemsFor({ idType: record.UIdName ?? 'NRC', accountClass, currency, isBankCustomer }),
  labelOf: correctionText,
});

const isPossible: Decision<AccountCase>['isPossible'] = ({ status }) => status === 'WAITING';

export const accountDecisions: readonly Decision<AccountCase>[] = [
  {
    name: 'APPROVE',
    keys: ['a'],
    tone: 'success',
    label: 'deskCases.kind.APPROVE',
    button: 'deskCases.bar.approve',
    does: 'deskCases.does.APPROVE',
    fields: [withoutProofField, linkField, noteField],
    isPossible,
  },
  {
    name: 'CORRECT',
    keys: ['c'],
    tone: 'warning',
    label: 'deskCases.kind.CORRECT',
    shortButton: 'deskCases.bar.correctShort',
    does: 'deskCases.does.CORRECT',
    message: 'messages.subject.CorrectionRequested',
    fields: [itemsToCorrect, remarkField({ isNeeded: false, purpose: 'correction' })],
    isPossible,
  },
  {
    name: 'REJECT',
    keys: ['r'],
    tone: 'danger',
    label: 'deskCases.kind.REJECT',
    button: 'deskCases.bar.reject',
    does: 'deskCases.does.REJECT',
    message: 'messages.subject.RequestRejected',
    fields: [reasonsField, remarkField({ isNeeded: false, purpose: 'rejection' })],
    isPossible,
  },
];
