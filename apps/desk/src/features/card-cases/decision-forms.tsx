import {
  confirmCardProposal,
  getDeskCardApplication,
  listCardApplications,
  proposeCardDecision,
  sendBackCardProposal,
} from '@taga/contract/calls/desk/cards';
import { maxRemark } from '@taga/contract/constants';
import { type CardDecisionKind, cardDecision } from '@taga/contract/journeys/card-application/decisions';
import type { CardProposal, DeskCardApplication } from '@taga/contract/records/desk/cards';
import { approvedAmount } from '@taga/contract/rules/card-amount';
import { findProblem } from '@taga/contract/rules/rule';
import { Field, TextInput } from '@taga/ui';
import { amountTyping, shownAmount } from '@taga/web/amount-typing';
import { RefusalAlert, SubmitButton } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { ConfirmForm, SendBackForm } from '../../lib/decision-form/check-forms.tsx';
import { DecisionForm } from '../../lib/decision-form/decision-form.tsx';
import { kyats } from './card-facts.ts';

const touched = [getDeskCardApplication, listCardApplications];
/** Of these the customer reads the remark. */
const isReadByCustomer = (kind: CardDecisionKind) => !['APPROVE', 'CREATE', 'DELIVER'].includes(kind);

interface ProposeFormProps {
  found: DeskCardApplication;
  kind: CardDecisionKind;
  onClose: () => void;
}

function useProposal({ found: { application }, kind, onClose }: ProposeFormProps) {
  const { needsLimit = false, needsRemark = false } = cardDecision(kind);
  const { id, revision, requestedAmount } = application;
  const [limit, setLimit] = useState(String(requestedAmount));
  const [remark, setRemark] = useState('');
  const sending = useDeskAction(proposeCardDecision, touched, onClose);
  const said = remark.trim();
  const limitProblem = needsLimit ? findProblem(approvedAmount(requestedAmount), limit) : undefined;
  return {
    limit,
    setLimit,
    remark,
    setRemark,
    needsLimit,
    needsRemark,
    sending,
    limitProblem,
    isWhole: !limitProblem && (!needsRemark || said !== ''),
    send: () =>
      void sending.submit({
        body: { id, revision, kind, ...(needsLimit && { limit: Number(limit) }), ...(said && { remark: said }) },
      }),
  };
}

/** A maker's proposal. Nothing happens to the customer before somebody else has confirmed it. */
export function ProposeForm(props: ProposeFormProps) {
  const { found, kind, onClose } = props;
  const text = useText();
  const language = useLanguage();
  const proposal = useProposal(props);
  const { limit, limitProblem, remark, needsLimit, needsRemark, isWhole } = proposal;
  const asked = kyats(found.application.requestedAmount, { text, language }) ?? '';
  const why = limitProblem ? text(limitProblem) : text('deskCards.form.remarkMissing');
  return (
    <DecisionForm
      title={text(`deskCards.decision.${kind}`)}
      onClose={onClose}
      onSubmit={() => isWhole && proposal.send()}
      actions={
        <SubmitButton
          type="submit"
          size="compact"
          variant={kind === 'REJECT' || kind === 'CANCEL' ? 'danger' : 'primary'}
          sending={proposal.sending}
          disabledReason={isWhole ? undefined : why}
        >
          {text('deskCards.form.propose')}
        </SubmitButton>
      }
    >
      <RefusalAlert refusal={proposal.sending.refusal} title={text('deskCases.propose.failure')} />
      <p>{text(`deskCards.does.${kind}`)}</p>
      {needsLimit && (
        <Field
          label={text('deskCards.form.limit')}
          hint={text('deskCards.form.limitHint', { amount: asked })}
          error={limitProblem && text(limitProblem)}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={shownAmount(limit, language)}
            onChange={amountTyping(language, proposal.setLimit)}
          />
        </Field>
      )}
      <Field
        label={text('deskCards.form.remark')}
        hint={text(isReadByCustomer(kind) ? 'deskCards.form.remarkRead' : 'deskCards.form.remarkInside')}
        optional={needsRemark ? undefined : text('form.optional')}
      >
        <TextInput
          maxLength={maxRemark}
          value={remark}
          onChange={({ currentTarget }) => proposal.setRemark(currentTarget.value)}
        />
      </Field>
    </DecisionForm>
  );
}

interface CheckFormProps {
  found: DeskCardApplication;
  proposal: CardProposal;
  onClose: () => void;
}

const proposedIn = ({ application: { id, revision } }: DeskCardApplication, { id: proposalId }: CardProposal) => ({
  id,
  revision,
  proposalId,
});

export function ConfirmCardForm({ found, proposal, onClose }: CheckFormProps) {
  const text = useText();
  return (
    <ConfirmForm
      proposed={proposedIn(found, proposal)}
      kind={text(`deskCards.decision.${proposal.kind}`)}
      words={text(`deskCards.does.${proposal.kind}`)}
      sending={useDeskAction(confirmCardProposal, touched, onClose)}
      onClose={onClose}
    />
  );
}

export function SendBackCardForm({ found, proposal, onClose }: CheckFormProps) {
  const sending = useDeskAction(sendBackCardProposal, touched, onClose);
  return <SendBackForm proposed={proposedIn(found, proposal)} sending={sending} onClose={onClose} />;
}
