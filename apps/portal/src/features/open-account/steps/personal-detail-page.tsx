import { useText } from '@taga/web/text';
import { useChangeAnswers } from '../../../lib/journey/change-draft.ts';
import { Question } from '../../../lib/journey/question.tsx';
import { PhotoField } from '../../../lib/uploads/fields/photo-field.tsx';
import { ProofField } from '../../../lib/uploads/fields/proof-field.tsx';
import { useIsUploading } from '../../../lib/uploads/use-uploads.ts';
import { useOpening } from '../opening-context.tsx';
import { openingPage } from '../opening-page.tsx';
import { useSaveStep } from '../save-step.ts';

function Form() {
  const text = useText();
  const saving = useSaveStep();
  return (
    <Question title={text('opening.step.personal-detail')} onAnswer={saving.submit} sending={saving}>
      {null}
    </Question>
  );
}

/** The application on the screen, as the files of it name it. */
function useFileOwner() {
  const { id, accountClass, currency } = useOpening();
  return { authorizationReqId: id, accountClass: accountClass.code, currency };
}

function Occupation() {
  const text = useText();
  const saving = useSaveStep();
  const { journey } = useOpening();
  const changeAnswers = useChangeAnswers(journey);
  return (
    <Question title={text('opening.step.personal-detail')} onAnswer={saving.submit} sending={saving}>
      <ProofField
        label={text('uploads.proof.label')}
        owner={useFileOwner()}
        files={journey.useDraft().answers.incomeFiles}
        onFiles={(incomeFiles) => changeAnswers({ incomeFiles })}
      />
    </Question>
  );
}

function Signature() {
  const text = useText();
  const saving = useSaveStep();
  const owner = useFileOwner();
  const { journey } = useOpening();
  const changeAnswers = useChangeAnswers(journey);
  const isUploading = useIsUploading(owner, ['SIGNATURE']);
  return (
    <Question
      title={text('opening.step.personal-detail')}
      onAnswer={saving.submit}
      sending={saving}
      disabledReason={isUploading ? text('uploads.wait') : undefined}
    >
      <PhotoField
        label={text('uploads.signature.label')}
        owner={owner}
        fileType="SIGNATURE"
        files={journey.useDraft().answers.signature}
        onFiles={(signature) => changeAnswers({ signature })}
      />
    </Question>
  );
}

export const Page = openingPage({ review: Form, occupation: Occupation, 'form-qa-22': Form, signature: Signature });
