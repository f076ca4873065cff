import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { useText } from '@taga/web/text';
import { useRef, useState } from 'react';
import type { PhotoFault } from '../capture/look-at-photo.ts';
import type { DocumentPart } from './document-parts.ts';
import { Examples } from './examples.tsx';
import { PartFrame, type PartProps, usePart } from './part-frame.tsx';
import { PhotoButtons, type UploadType } from './photo-buttons.tsx';

/** A hint: nobody waits for it, and nobody is refused for it. */
const faultOfPhoto = async (photo: Blob) =>
  import('../capture/look-at-photo.ts').then(({ lookAtPhoto }) => lookAtPhoto(photo)).catch(() => undefined);

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
  const [fault, setFault] = useState<PhotoFault>();
  const part = usePart({ owner, fileType, label, file, onFile, againText: text('capture.part.takeAgain') });

  const looked = useRef<Blob>(undefined);

  /** However it came to be, it is looked at; the word about the one before goes. */
  function send(photo: Blob, how: UploadType) {
    onPhoto?.(how);
    part.replace(how === 'CAPTURE' ? 'add' : 'choose', photo, `${fileType.toLowerCase()}.jpg`);
    setFault(undefined);
    looked.current = photo;
    void faultOfPhoto(photo).then((found) => looked.current === photo && setFault(found));
  }

  return (
    <PartFrame
      label={label}
      count={count}
      part={part}
      example={isNext && <Examples of={shape} />}
      warning={fault && text(`capture.gallery.${fault}`)}
    >
      <PhotoButtons label={label} shape={shape} isMain={isNext} onPhoto={send} onSkip={onSkip} otherWay={otherWay} />
    </PartFrame>
  );
}
