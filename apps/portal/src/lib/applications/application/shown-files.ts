import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import type { MessageId, Text } from '@taga/i18n';

/** A file of an application that its customer can look at. */
export interface ShownFile {
  readonly id: string;
  readonly label: string;
  /** Opens it, for a while. */
  readonly url: string;
  /** Anything else is only handed out to be kept. */
  readonly isPicture: boolean;
}

/** In the order they are looked at, whichever was sent first. */
const imageLabels: Readonly<Record<string, MessageId>> = {
  'PRIMARY-FRONT': 'openingEnd.file.frontSide',
  'PRIMARY-BACK': 'openingEnd.file.backSide',
  'SECONDARY-FRONT': 'openingEnd.file.otherFront',
  'SECONDARY-BACK': 'openingEnd.file.otherBack',
};

export function identityFiles({ Files }: StoredApplication, text: Text): ShownFile[] {
  const places = Object.keys(imageLabels);
  const inOrder = [...(Files?.Images ?? [])].sort((a, b) => places.indexOf(a.Type) - places.indexOf(b.Type));
  return inOrder.flatMap(({ ImageId: id, Type, URL: url }) => {
    const label = imageLabels[Type];
    return label && url ? [{ id, label: text(label), url, isPicture: true }] : [];
  });
}

export function incomeFiles({ Files }: StoredApplication): ShownFile[] {
  return (Files?.Income ?? []).map(({ FileId: id = '', FileName: label, FileUrl: url }) => ({
    id,
    label,
    url,
    isPicture: !/\.pdf$/i.test(label),
  }));
}

export function signatureFiles({ Files }: StoredApplication, text: Text): ShownFile[] {
  const { SignatureId: id, SignatureURL: url } = Files?.Signature ?? {};
  return id && url ? [{ id, label: text('openingEnd.file.signature'), url, isPicture: true }] : [];
}
