import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import type { IdentityType } from '@taga/contract/records/applications/identity-check';
import { formatNumber } from '@taga/i18n';
import { useIsWide } from '@taga/web/screen';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { useTypesUnderWay } from '../uploads/use-uploads.ts';
import { fileTypesOf, partsOf } from './document-parts.ts';
import type { PartProps } from './part-frame.tsx';
import type { UploadType } from './photo-buttons.tsx';
import { PhotoPart } from './photo-part.tsx';
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

/** On a phone the next part takes the place of the one that was accepted; the screen follows it. */
function useFollowed(next: FileType | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(next);
  useEffect(() => {
    if (before.current === next) return;
    before.current = next;
    const heading = list.current?.querySelector<HTMLElement>('[data-next] h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  }, [next]);
  return list;
}

/**
 * The photos of a document and the video of a face: each is sent as soon as it is accepted, while the next is taken. On a
 * phone one after the other, on a computer beneath each other.
 */
export function IdentityFiles(props: IdentityFilesProps) {
  const { idType, wanted = fileTypesOf(props.idType), files, onPhoto, onVideo, ...part } = props;
  const text = useText();
  const language = useLanguage();
  const isWide = useIsWide();
  const underWay = useTypesUnderWay(part.owner);
  const fileOf = (type: FileType) => files.find((file) => file.type === type);
  const next = wanted.find((type) => !fileOf(type) && !underWay.includes(type));
  const list = useFollowed(isWide ? undefined : next);
  const shown = isWide ? wanted : wanted.filter((type) => type === next || fileOf(type) || underWay.includes(type));
  const countOf = (type: FileType) =>
    text('capture.part.count', {
      number: formatNumber(wanted.indexOf(type) + 1, language),
      total: formatNumber(wanted.length, language),
    });
  const documents = partsOf(idType).filter(({ fileType }) => shown.includes(fileType));
  return (
    <ol ref={list} className="grid gap-6">
      {documents.map((document) => (
        <li key={document.fileType} data-next={next === document.fileType || undefined}>
          <PhotoPart
            {...part}
            document={document}
            file={fileOf(document.fileType)}
            count={countOf(document.fileType)}
            isNext={next === document.fileType}
            onPhoto={onPhoto}
          />
        </li>
      ))}
      {shown.includes('SELFIE-VIDEO') && (
        <li data-next={next === 'SELFIE-VIDEO' || undefined}>
          <VideoPart
            {...part}
            file={fileOf('SELFIE-VIDEO')}
            count={countOf('SELFIE-VIDEO')}
            isNext={next === 'SELFIE-VIDEO'}
            onVideo={onVideo}
          />
        </li>
      )}
    </ol>
  );
}
