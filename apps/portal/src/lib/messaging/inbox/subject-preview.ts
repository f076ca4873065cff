import { subjectPreviewCharacters } from '@taga/contract/constants';

/** Characters as people count them: a Burmese letter keeps its signs. */
function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** The beginning of a subject, with dots where there is more of it. */
export function subjectPreview(subject: string): string {
  const characters = charactersOf(subject);
  if (characters.length <= subjectPreviewCharacters) return subject;
  return `${characters.slice(0, subjectPreviewCharacters).join('')}…`;
}
