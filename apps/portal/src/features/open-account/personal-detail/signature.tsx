import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { signatureImage } from '@taga/contract/rules/applications/identity-proof';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { useChangeAnswers } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Tabs } from '@taga/ui';
import { useSubmit } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { PhotoField } from '../../../lib/applications/uploads/fields/photo-field.tsx';
import { useIsUploading, useUploads } from '../../../lib/applications/uploads/use-uploads.ts';
import { useOpening } from '../opening-context.tsx';
import { SignaturePad, toPng, useDrawing } from './signature-pad.tsx';

/** Lets the step be left by itself: who has pressed Next waits for the upload alone. */
function useGoOnOnceSent(isSent: boolean, onSent: () => unknown): () => void {
  const [isAsked, setIsAsked] = useState(false);
  const leave = useEffectEvent(onSent);
  useEffect(() => {
    if (!isAsked || !isSent) return;
    setIsAsked(false);
    leave();
  }, [isAsked, isSent]);
  return () => setIsAsked(true);
}

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
  const drawing = useDrawing();
  const isDrawn = !isGiven && drawing.strokes.length > 0;
  const sendDrawing = useSubmit(async () => {
    const picture = await toPng(drawing.strokes);
    if (picture) uploads.add(picture, 'signature.png');
    drawing.clear();
  });
  const goOn = useGoOnOnceSent(signature.length > 0 && !isUploading, saving.submit);

  /** A drawing is sent first, and the step is left once it has arrived. */
  function answerStep() {
    if (!isDrawn) return void saving.submit();
    void sendDrawing.submit();
    goOn();
  }

  return (
    <Question
      title={text('personalDetail.signature.title')}
      lead={text('personalDetail.signature.lead')}
      onAnswer={answerStep}
      sending={saving}
      disabledReason={isUploading ? text('uploads.wait') : isDrawn ? undefined : missing && text(missing)}
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
              content: <SignaturePad drawing={drawing} />,
            },
            { id: 'photo', label: text('personalDetail.signature.photo'), content: photo },
          ]}
        />
      )}
    </Question>
  );
}
