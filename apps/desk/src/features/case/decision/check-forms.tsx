import { confirmProposal, getCase, listCases, sendBackProposal } from '@taga/contract/calls/desk/cases';
import type { CaseProposal, DeskCase } from '@taga/contract/records/desk/cases';
import { Field, TextInput } from '@taga/ui';
import { RefusalAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../../lib/api/use-desk.ts';
import { kindWords } from '../../../lib/case-words/case-words.ts';
import { DecisionForm } from '../../../lib/decision-form/decision-form.tsx';

interface CheckFormProps {
  found: DeskCase;
  proposal: CaseProposal;
  onClose: () => void;
}

/** From here on the customer is told. */
export function ConfirmForm({ found, proposal, onClose }: CheckFormProps) {
  const text = useText();
  const sending = useDeskAction(confirmProposal, [getCase, listCases], onClose);
  const { id, revision } = found.case;
  const words = {
    APPROVE: text('deskCases.confirm.APPROVE'),
    CORRECT: text('deskCases.confirm.CORRECT'),
    REJECT: text('deskCases.confirm.REJECT'),
  };
  return (
    <DecisionForm
      title={text('deskCases.confirm.title', { kind: text(kindWords[proposal.kind].label) })}
      onClose={onClose}
      onSubmit={() => void sending.submit({ body: { id, revision, proposalId: proposal.id } })}
      actions={
        <SubmitButton type="submit" size="compact" autoFocus sending={sending}>
          {text('deskCases.confirm.send')}
        </SubmitButton>
      }
    >
      <RefusalAlert refusal={sending.refusal} title={text('deskCases.confirm.failure')} />
      <p>{words[proposal.kind]}</p>
    </DecisionForm>
  );
}

/** Back to the makers, who are told why. */
export function SendBackForm({ found, proposal, onClose }: CheckFormProps) {
  const text = useText();
  const [remark, setRemark] = useState('');
  const sending = useDeskAction(sendBackProposal, [getCase, listCases], onClose);
  const { id, revision } = found.case;
  const said = remark.trim();
  return (
    <DecisionForm
      title={text('deskCases.sendBack.title')}
      onClose={onClose}
      onSubmit={() => said && void sending.submit({ body: { id, revision, proposalId: proposal.id, remark: said } })}
      actions={
        <SubmitButton
          type="submit"
          size="compact"
          sending={sending}
          disabledReason={said ? undefined : text('deskCases.sendBack.missing')}
        >
          {text('deskCases.sendBack.send')}
        </SubmitButton>
      }
    >
      <RefusalAlert refusal={sending.refusal} title={text('deskCases.confirm.failure')} />
      <Field label={text('deskCases.sendBack.remark')}>
        <TextInput maxLength={1000} value={remark} onChange={({ target }) => setRemark(target.value)} />
      </Field>
    </DecisionForm>
  );
}
