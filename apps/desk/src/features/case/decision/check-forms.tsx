import { confirmProposal, getCase, listCases, sendBackProposal } from '@taga/contract/calls/desk/cases';
import type { CaseProposal, DeskCase } from '@taga/contract/records/desk/cases';
import { useText } from '@taga/web/text';
import { useDeskAction } from '../../../lib/api/use-desk.ts';
import { kindWords } from '../../../lib/case-words/case-words.ts';
import { ConfirmForm, SendBackForm } from '../../../lib/decision-form/check-forms.tsx';

interface CheckFormProps {
  found: DeskCase;
  proposal: CaseProposal;
  onClose: () => void;
}

const touched = [getCase, listCases];
const proposedIn = ({ case: { id, revision } }: DeskCase, { id: proposalId }: CaseProposal) => ({
  id,
  revision,
  proposalId,
});

export function ConfirmCaseForm({ found, proposal, onClose }: CheckFormProps) {
  const text = useText();
  const words = {
    APPROVE: text('deskCases.confirm.APPROVE'),
    CORRECT: text('deskCases.confirm.CORRECT'),
    REJECT: text('deskCases.confirm.REJECT'),
  };
  return (
    <ConfirmForm
      proposed={proposedIn(found, proposal)}
      kind={text(kindWords[proposal.kind].label)}
      words={words[proposal.kind]}
      sending={useDeskAction(confirmProposal, touched, onClose)}
      onClose={onClose}
    />
  );
}

export function SendBackCaseForm({ found, proposal, onClose }: CheckFormProps) {
  const sending = useDeskAction(sendBackProposal, touched, onClose);
  return <SendBackForm proposed={proposedIn(found, proposal)} sending={sending} onClose={onClose} />;
}
