import { getCase, listCases, proposeDecision } from '@taga/contract/calls/desk/cases';
import { maxRemark } from '@taga/contract/constants';
import { correctionItems } from '@taga/contract/journeys/account-opening/corrections';
import type { DecisionKind, DeskCase } from '@taga/contract/records/desk/cases';
import { Checkbox, Field, TextInput } from '@taga/ui';
import { RefusalAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../../lib/api/use-desk.ts';
import { kindWords } from '../../../lib/case-words/case-words.ts';
import { DecisionForm } from '../../../lib/decision-form/decision-form.tsx';
import { type DecisionDraft, toggleItem } from './draft.ts';
import { Preview } from './preview.tsx';
import { ReasonChoice } from './reason-choice.tsx';

interface ProposeFormProps {
  found: DeskCase;
  kind: DecisionKind;
  onClose: () => void;
}

function useProposal({ found, kind, onClose }: ProposeFormProps) {
  const [draft, setDraft] = useState<DecisionDraft>({ kind, reasons: [], items: [], remark: '' });
  const [isLinked, setIsLinked] = useState(false);
  const sending = useDeskAction(proposeDecision, [getCase, listCases], onClose);
  const { id, revision } = found.case;
  const remark = draft.remark.trim();
  const isWhole =
    (kind !== 'REJECT' || draft.reasons.length > 0) &&
    (kind !== 'CORRECT' || draft.items.length > 0) &&
    (!isLinked || remark !== '');
  return {
    draft,
    change: (changed: Partial<DecisionDraft>) => setDraft((before) => ({ ...before, ...changed })),
    isLinked,
    setIsLinked,
    sending,
    isWhole,
    send: () =>
      void sending.submit({
        body: {
          id,
          revision,
          kind,
          reasons: [...draft.reasons].map(({ reason, descriptions }) => ({ reason, descriptions: [...descriptions] })),
          items: [...draft.items],
          ...(remark && { remark }),
          ...(isLinked && found.knownAs && { linkCustomerNo: found.knownAs.customerNo }),
        },
      }),
  };
}

/** What is missing, in words; the button says it. */
const missing = {
  APPROVE: 'deskCases.propose.linkRemark',
  REJECT: 'deskCases.propose.reasonMissing',
  CORRECT: 'deskCases.propose.itemMissing',
} as const;

/** A maker's proposal. Nothing happens to the customer before somebody else has confirmed it. */
export function ProposeForm(props: ProposeFormProps) {
  const { found, kind, onClose } = props;
  const text = useText();
  const { draft, change, isLinked, setIsLinked, sending, isWhole, send } = useProposal(props);
  return (
    <DecisionForm
      title={text(kindWords[kind].label)}
      onClose={onClose}
      onSubmit={() => isWhole && send()}
      preview={kind !== 'APPROVE' && <Preview decision={draft} />}
      actions={
        <SubmitButton
          type="submit"
          size="compact"
          autoFocus={kind === 'APPROVE'}
          variant={kind === 'REJECT' ? 'danger' : 'primary'}
          sending={sending}
          disabledReason={isWhole ? undefined : text(missing[kind])}
        >
          {text('deskCases.propose.send')}
        </SubmitButton>
      }
    >
      <RefusalAlert refusal={sending.refusal} title={text('deskCases.propose.failure')} />
      {kind === 'APPROVE' && <p>{text('deskCases.propose.approveText')}</p>}
      {kind === 'APPROVE' && found.knownAs && (
        <Checkbox
          label={text('deskCases.propose.link', { name: found.knownAs.name, number: found.knownAs.customerNo })}
          checked={isLinked}
          onChange={({ currentTarget }) => setIsLinked(currentTarget.checked)}
        />
      )}
      {kind === 'REJECT' && <ReasonChoice value={draft.reasons} onValue={(reasons) => change({ reasons })} />}
      {kind === 'CORRECT' && (
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="font-semibold">{text('deskCases.propose.items')}</legend>
          {correctionItems.map((item) => (
            <Checkbox
              key={item}
              className="*:py-1"
              label={text(`messages.correction.${item}`)}
              checked={draft.items.includes(item)}
              onChange={() => change({ items: toggleItem(draft.items, item) })}
            />
          ))}
        </fieldset>
      )}
      <Field
        label={text(kind === 'APPROVE' ? 'deskCases.propose.note' : 'deskCases.propose.remark')}
        optional={text('form.optional')}
      >
        <TextInput
          maxLength={maxRemark}
          value={draft.remark}
          onChange={({ target }) => change({ remark: target.value })}
        />
      </Field>
    </DecisionForm>
  );
}
