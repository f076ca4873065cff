import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import type { IdentityType } from '@taga/contract/records/applications/identity-check';
import { fileTypesOf, partsOf } from './document-parts.ts';
import type { PartProps } from './part-frame.tsx';
import { PhotoPart, type UploadType } from './photo-part.tsx';
import { VideoPart } from './video-part.tsx';

interface IdentityFilesProps extends PartProps {
  readonly idType: IdentityType;
  /** Only these are asked for; all of the document and the video, unless it says. */
  readonly wanted?: readonly FileType[];
  readonly files: readonly UploadedFile[];
  /** How the last photo came to be. */
  readonly onPhoto?: (how: UploadType) => void;
  /** The video was looked at and accepted; it is sent from now on. */
  readonly onVideo?: (tokenId: string) => void;
}

/** The photos of a document and the video of a face: each is sent as soon as it is accepted. */
export function IdentityFiles(props: IdentityFilesProps) {
  const { idType, wanted = fileTypesOf(props.idType), files, onPhoto, onVideo, ...part } = props;
  const fileOf = (type: FileType) => files.find((file) => file.type === type);
  const next = wanted.find((type) => !fileOf(type));
  const documents = partsOf(idType).filter(({ fileType }) => wanted.includes(fileType));
  return (
    <ol className="grid gap-6">
      {documents.map((document) => (
        <li key={document.fileType}>
          <PhotoPart
            {...part}
            document={document}
            file={fileOf(document.fileType)}
            isNext={next === document.fileType}
            onPhoto={onPhoto}
          />
        </li>
      ))}
      {wanted.includes('SELFIE-VIDEO') && (
        <li>
          <VideoPart {...part} file={fileOf('SELFIE-VIDEO')} isNext={next === 'SELFIE-VIDEO'} onVideo={onVideo} />
        </li>
      )}
    </ol>
  );
}
