import type { MessageId, Text } from '@taga/i18n';

const words: Readonly<Record<string, MessageId>> = {
  'PRIMARY-FRONT': 'deskCases.file.primaryFront',
  'PRIMARY-BACK': 'deskCases.file.primaryBack',
  'SECONDARY-FRONT': 'deskCases.file.secondaryFront',
  'SECONDARY-BACK': 'deskCases.file.secondaryBack',
  'SELFIE-VIDEO': 'deskCases.file.video',
  SIGNATURE: 'deskCases.file.signature',
};

/** In this order they are looked at; what is not named comes last. */
const order = Object.keys(words);

export function fileLabel(type: string, text: Text): string {
  const word = words[type];
  return text(word ?? 'deskCases.file.income');
}

export function inOrder<File extends { readonly type: string }>(files: readonly File[]): readonly File[] {
  const place = ({ type }: File) => (order.includes(type) ? order.indexOf(type) : order.length);
  return files.toSorted((a, b) => place(a) - place(b));
}
