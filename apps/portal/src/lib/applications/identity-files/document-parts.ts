import type { FileType } from '@taga/contract/records/applications/file';
import {
  type IdentityPart,
  type IdentityType,
  primaryIdTypes,
} from '@taga/contract/records/applications/identity-check';
import type { MessageId } from '@taga/i18n';
import type { DocumentShape } from '../capture/document-camera.tsx';

export interface DocumentPart {
  readonly fileType: FileType;
  readonly label: MessageId;
  readonly shape: DocumentShape;
}

export function isPrimary(idType: IdentityType): boolean {
  return (primaryIdTypes as readonly string[]).includes(idType);
}

/** What is photographed of a document: a passport has one page to show, every card a front and a back. */
export function partsOf(idType: IdentityType): readonly DocumentPart[] {
  if (idType === 'PP') return [{ fileType: 'PRIMARY-FRONT', label: 'capture.part.page', shape: 'page' }];
  const which = isPrimary(idType) ? 'PRIMARY' : 'SECONDARY';
  return [
    { fileType: `${which}-FRONT`, label: 'capture.part.front', shape: 'card' },
    { fileType: `${which}-BACK`, label: 'capture.part.reverse', shape: 'card' },
  ];
}

/** All that an identity is checked with. */
export function fileTypesOf(idType: IdentityType): readonly FileType[] {
  return [...partsOf(idType).map(({ fileType }) => fileType), 'SELFIE-VIDEO'];
}

/** What a check calls it. */
export function partOf(fileType: FileType): IdentityPart {
  if (fileType === 'SELFIE-VIDEO') return 'VIDEO';
  return fileType.endsWith('-BACK') ? 'BACK' : 'FRONT';
}

/** How the customer knows a part of a document or the video; nothing where the document has no such part. */
export function labelOf(part: IdentityPart, idType: IdentityType): MessageId | undefined {
  if (part === 'VIDEO') return 'capture.part.video';
  return partsOf(idType).find(({ fileType }) => partOf(fileType) === part)?.label;
}
