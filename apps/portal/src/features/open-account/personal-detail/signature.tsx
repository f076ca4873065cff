import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { signatureImage } from '@taga/contract/rules/applications/identity-proof';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { useChangeAnswers } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Tabs } from '@taga/ui';
import { useText } from '@taga/web/text';
import { PhotoField } from '../../../lib/applications/uploads/fields/photo-field.tsx';
import { useIsUploading, useUploads } from '../../../lib/applications/uploads/use-uploads.ts';
import { useOpening } from '../opening-context.tsx';
import { SignaturePad } from './signature-pad.tsx';

/** Drawn with a finger or photographed from paper, which needs neither a steady hand nor a pointer. */
export function Signature() {
  const text = useText();
  const saving = useSaveStep();
  const { journey, owner } = useOpening();
  const changeAnswers = useChangeAnswers(journey);
  const { signature } = journey.useDraft().answers;
  const answer = {
    owner,
    fileType: 'SIGNATURE',
    files: signature,
    onFiles: (files: readonly UploadedFile[]) => changeAnswers({ signature: files }),
  } as const;
  const uploads = useUploads(answer);
  const isUploading = useIsUploading(owner, ['SIGNATURE']);
  const missing = findProblem(signatureImage, signature);
  const photo = <PhotoField label={text('uploads.signature.label')} {...answer} />;
  const isGiven = signature.length > 0 || uploads.underWay.length > 0;
  return (
    <Question
      title={text('personalDetail.signature.title')}
      lead={text('personalDetail.signature.lead')}
      onAnswer={() => void saving.submit()}
      sending={saving}
      disabledReason={isUploading ? text('uploads.wait') : missing && text(missing)}
    >
      {isGiven ? (
        photo
      ) : (
        <Tabs
          label={text('personalDetail.signature.ways')}
          tabs={[
            {
              id: 'draw',
              label: text('personalDetail.signature.draw'),
              content: <SignaturePad onDrawn={(drawing) => uploads.add(drawing, 'signature.png')} />,
            },
            { id: 'photo', label: text('personalDetail.signature.photo'), content: photo },
          ]}
        />
      )}
    </Question>
  );
}
