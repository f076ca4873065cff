import { uploadProcessingDelayMs } from '@taga/contract/constants';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { imageFileNames, imageMediaTypes } from '@taga/contract/rules/applications/upload';
import { Button, CameraIcon, type ChosenFileProps } from '@taga/ui';
import { showPendingState } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { type CameraProblem, canOpenCamera } from '../capture/camera.ts';
import type { DocumentPart } from './document-parts.ts';
import { FileButton } from './file-button.tsx';
import { PartFrame, type PartProps, usePart } from './part-frame.tsx';

const DocumentCamera = lazy(async () => ({
  default: (await showPendingState(import('../capture/document-camera.tsx'))).DocumentCamera,
}));
const CameraProblemDialog = lazy(async () => ({
  default: (await import('../capture/camera-problem-dialog.tsx')).CameraProblemDialog,
}));

const photos = [...imageMediaTypes, ...imageFileNames].join(',');

export type UploadType = 'GALLERY' | 'CAPTURE';

interface PhotoPartProps extends PartProps {
  document: DocumentPart;
  file: UploadedFile | undefined;
  /** The first that is missing: its button stands out. */
  isNext: boolean;
  onPhoto: ((how: UploadType) => void) | undefined;
}

/** One side of a card, or the page of a passport: taken now, or chosen from the gallery. */
export function PhotoPart({ owner, document, file, isNext, onFile, onPhoto, onSkip, otherWay }: PhotoPartProps) {
  const text = useText();
  const { fileType, shape } = document;
  const label = text(document.label);
  const [camera, setCamera] = useState<'closed' | 'open' | CameraProblem>('closed');
  const part = usePart({ owner, fileType, label, file, onFile, againText: text('capture.part.takeAgain') });

  function add(photo: Blob, how: UploadType) {
    setCamera('closed');
    onPhoto?.(how);
    void part.uploads.add(photo, `${fileType.toLowerCase()}.jpg`);
  }

  const gallery = useSettling(label, (chosen) => add(chosen, 'GALLERY'));
  const close = () => setCamera('closed');
  const isProblem = camera !== 'closed' && camera !== 'open';
  return (
    <PartFrame label={label} error={part.error} chosen={gallery.chosen ?? part.chosen} spoken={part.spoken}>
      {canOpenCamera() ? (
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          onClick={() => setCamera('open')}
          aria-label={`${text('capture.part.take')}: ${label}`}
        >
          <CameraIcon />
          {text('capture.part.take')}
        </Button>
      ) : (
        <CameraApp label={label} onPhoto={(photo) => add(photo, 'CAPTURE')} />
      )}
      <FileButton
        variant="text"
        accept={photos}
        aria-label={`${text('capture.part.choose')}: ${label}`}
        onFile={gallery.choose}
      >
        {text('capture.part.choose')}
      </FileButton>
      <Suspense>
        {camera === 'open' && (
          <DocumentCamera
            title={label}
            shape={shape}
            onPhoto={(photo) => add(photo, 'CAPTURE')}
            onClose={close}
            onProblem={setCamera}
          />
        )}
        {isProblem && (
          <CameraProblemDialog problem={camera} onAgain={() => setCamera('open')} onClose={close} onSkip={onSkip}>
            {otherWay ?? <CameraApp label={label} onPhoto={(photo) => add(photo, 'CAPTURE')} />}
          </CameraProblemDialog>
        )}
      </Suspense>
    </PartFrame>
  );
}

/** The phone's own camera app: works where the browser itself may not use the camera. */
function CameraApp({ label, onPhoto }: { label: string; onPhoto: (photo: File) => void }) {
  const text = useText();
  const words = text(canOpenCamera() ? 'capture.problem.withFile' : 'capture.part.take');
  return (
    <FileButton
      variant={canOpenCamera() ? 'secondary' : 'primary'}
      accept="image/*"
      capture="environment"
      aria-label={`${words}: ${label}`}
      onFile={onPhoto}
    >
      <CameraIcon />
      {words}
    </FileButton>
  );
}

/** What was chosen from the gallery is taken two seconds later, so that a slip of the thumb can be taken back. */
function useSettling(name: string, onSettled: (file: File) => void) {
  const text = useText();
  const [file, setFile] = useState<File>();
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!file) return;
    const timer = setTimeout(() => {
      setFile(undefined);
      settle(file);
    }, uploadProcessingDelayMs);
    return () => clearTimeout(timer);
  }, [file]);
  const chosen: ChosenFileProps | undefined = file && {
    name,
    size: '',
    upload: { percent: 0, label: text('capture.part.reading'), text: '' },
    removeText: text('uploads.file.remove'),
    onRemove: () => setFile(undefined),
  };
  return { chosen, choose: setFile };
}
