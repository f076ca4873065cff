import { imageFileNames, imageMediaTypes } from '@taga/contract/rules/applications/upload';
import { Button, CameraIcon } from '@taga/ui';
import { showPendingState } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type CameraProblem, canOpenCamera } from '../capture/camera.ts';
import type { DocumentShape } from '../capture/document-camera.tsx';
import { FileButton } from './file-button.tsx';

const DocumentCamera = lazy(async () => ({
  default: (await showPendingState(import('../capture/document-camera.tsx'))).DocumentCamera,
}));
const CameraProblemDialog = lazy(async () => ({
  default: (await import('../capture/camera-problem-dialog.tsx')).CameraProblemDialog,
}));

const photos = [...imageMediaTypes, ...imageFileNames].join(',');

export type UploadType = 'GALLERY' | 'CAPTURE';

interface PhotoButtonsProps {
  /** What the photo is of. */
  label: string;
  shape: DocumentShape;
  /** Whether it is what to do next. */
  isMain: boolean;
  onPhoto: (photo: Blob, how: UploadType) => void;
  /** Where the camera does not open. */
  onSkip?: (() => void) | undefined;
  /** What else to offer there than the phone's own camera app. */
  otherWay?: ReactNode;
}

/** A photo of a document is taken now, or chosen from the gallery. */
export function PhotoButtons({ label, shape, isMain, onPhoto, onSkip, otherWay }: PhotoButtonsProps) {
  const text = useText();
  const [camera, setCamera] = useState<'closed' | 'open' | CameraProblem>('closed');
  const close = () => setCamera('closed');
  const take = (photo: Blob) => {
    close();
    onPhoto(photo, 'CAPTURE');
  };
  const isProblem = camera !== 'closed' && camera !== 'open';
  return (
    <>
      {canOpenCamera() ? (
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          onClick={() => setCamera('open')}
          aria-label={`${text('capture.part.take')}: ${label}`}
        >
          <CameraIcon />
          {text('capture.part.take')}
        </Button>
      ) : (
        <CameraApp label={label} onPhoto={take} />
      )}
      <FileButton
        variant="text"
        accept={photos}
        aria-label={`${text('capture.part.choose')}: ${label}`}
        onFile={(photo) => {
          close();
          onPhoto(photo, 'GALLERY');
        }}
      >
        {text('capture.part.choose')}
      </FileButton>
      <Suspense>
        {camera === 'open' && (
          <DocumentCamera title={label} shape={shape} onPhoto={take} onClose={close} onProblem={setCamera} />
        )}
        {isProblem && (
          <CameraProblemDialog problem={camera} onAgain={() => setCamera('open')} onClose={close} onSkip={onSkip}>
            {otherWay ?? <CameraApp label={label} onPhoto={take} />}
          </CameraProblemDialog>
        )}
      </Suspense>
    </>
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
