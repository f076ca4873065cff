import { maxRemark } from '@taga/contract/constants';
import { Field, TextInput } from '@taga/ui';
import { RefusalAlert, type Submit, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { DecisionForm } from './decision-form.tsx';

/** Which proposal of what, as it was looked at. */
interface Proposed {
  readonly id: string;
  readonly revision: number;
  readonly proposalId: string;
}

interface ConfirmFormProps {
  proposed: Proposed;
  /** What the proposal is called. */
  kind: string;
  /** What will come of it. */
  words: string;
  sending: Submit<[{ body: Proposed }]>;
  onClose: () => void;
}

/** From here on the customer is told. */
export function ConfirmForm({ proposed, kind, words, sending, onClose }: ConfirmFormProps) {
  const text = useText();
  return (
    <DecisionForm
      title={text('deskCases.confirm.title', { kind })}
      onClose={onClose}
      onSubmit={() => void sending.submit({ body: proposed })}
      actions={
        <SubmitButton type="submit" size="compact" autoFocus sending={sending}>
          {text('deskCases.confirm.send')}
        </SubmitButton>
      }
    >
      <RefusalAlert refusal={sending.refusal} title={text('deskCases.confirm.failure')} />
      <p>{words}</p>
    </DecisionForm>
  );
}

interface SendBackFormProps {
  proposed: Proposed;
  sending: Submit<[{ body: Proposed & { readonly remark: string } }]>;
  onClose: () => void;
}

/** Back to the makers, who are told why. */
export function SendBackForm({ proposed, sending, onClose }: SendBackFormProps) {
  const text = useText();
  const [remark, setRemark] = useState('');
  const said = remark.trim();
  return (
    <DecisionForm
      title={text('deskCases.sendBack.title')}
      onClose={onClose}
      onSubmit={() => said && void sending.submit({ body: { ...proposed, remark: said } })}
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
        <TextInput maxLength={maxRemark} value={remark} onChange={({ target }) => setRemark(target.value)} />
      </Field>
    </DecisionForm>
  );
}
