import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { imageFileNames, imageMediaTypes } from '@taga/contract/rules/applications/upload';
import { Button, CameraIcon } from '@taga/ui';
import { showPendingState } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { type CameraProblem, canOpenCamera } from '../capture/camera.ts';
import type { PhotoFault } from '../capture/look-at-photo.ts';
import type { DocumentPart } from './document-parts.ts';
import { Examples } from './examples.tsx';
import { FileButton } from './file-button.tsx';
import { PartFrame, type PartProps, usePart } from './part-frame.tsx';

const DocumentCamera = lazy(async () => ({
  default: (await showPendingState(import('../capture/document-camera.tsx'))).DocumentCamera,
}));
const CameraProblemDialog = lazy(async () => ({
  default: (await import('../capture/camera-problem-dialog.tsx')).CameraProblemDialog,
}));

/** A hint: nobody waits for it, and nobody is refused for it. */
const faultOfPhoto = async (photo: Blob) =>
  import('../capture/look-at-photo.ts').then(({ lookAtPhoto }) => lookAtPhoto(photo)).catch(() => undefined);

const photos = [...imageMediaTypes, ...imageFileNames].join(',');

export type UploadType = 'GALLERY' | 'CAPTURE';

interface PhotoPartProps extends PartProps {
  document: DocumentPart;
  file: UploadedFile | undefined;
  count: string;
  /** The first that is missing: its button stands out, and it is shown how it should look. */
  isNext: boolean;
  onPhoto: ((how: UploadType) => void) | undefined;
}

/** One side of a card, or the page of a passport: taken now, or chosen from the gallery. */
export function PhotoPart(props: PhotoPartProps) {
  const { owner, document, file, count, isNext, onFile, onPhoto, onSkip, otherWay } = props;
  const text = useText();
  const { fileType, shape } = document;
  const label = text(document.label);
  const [camera, setCamera] = useState<'closed' | 'open' | CameraProblem>('closed');
  const [fault, setFault] = useState<PhotoFault>();
  const part = usePart({ owner, fileType, label, file, onFile, againText: text('capture.part.takeAgain') });

  const looked = useRef<Blob>(undefined);

  /** However it came to be, it is looked at; the word about the one before goes. */
  function send(photo: Blob, how: UploadType) {
    setCamera('closed');
    onPhoto?.(how);
    part.replace(how === 'CAPTURE' ? 'add' : 'choose', photo, `${fileType.toLowerCase()}.jpg`);
    setFault(undefined);
    looked.current = photo;
    void faultOfPhoto(photo).then((found) => looked.current === photo && setFault(found));
  }
  const take = (photo: Blob) => send(photo, 'CAPTURE');

  const close = () => setCamera('closed');
  const isProblem = camera !== 'closed' && camera !== 'open';
  return (
    <PartFrame
      label={label}
      count={count}
      part={part}
      example={isNext && <Examples of={shape} />}
      warning={fault && text(`capture.gallery.${fault}`)}
    >
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
        <CameraApp label={label} onPhoto={take} />
      )}
      <FileButton
        variant="text"
        accept={photos}
        aria-label={`${text('capture.part.choose')}: ${label}`}
        onFile={(photo) => send(photo, 'GALLERY')}
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
