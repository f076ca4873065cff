import type { MessageKey } from '@taga/contract/rules/message-keys';
import { findProblem } from '@taga/contract/rules/rule';
import { droppedFiles, imageFileNames, imageMediaTypes } from '@taga/contract/rules/upload';
import { Field, FileDrop, VisuallyHidden } from '@taga/ui';
import type { FieldState } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { type FileAnswer, type Uploads, useUploads } from '../use-uploads.ts';
import { useFileWords } from './use-file-words.ts';

export interface PhotoFieldProps extends FileAnswer, Partial<FieldState> {
  readonly label: string;
  /** What should be on the photo; what it may be, and what it costs, is said by itself. */
  readonly hint?: string;
  /** Which camera a phone opens. */
  readonly facing?: 'user' | 'environment';
}

/** Media types for those who know them, endings for those who do not. */
export const accepted = (mediaTypes: readonly string[], endings: readonly string[]) =>
  [...mediaTypes, ...endings].join(',');

/** One file at a time; the rest is for the queue to judge. */
export function addOne(files: readonly File[], { add, setProblem }: Uploads): void {
  const problem: MessageKey | undefined = findProblem(droppedFiles, files);
  const [file] = files;
  if (problem) setProblem(problem);
  else if (file) add(file, file.name);
}

/** One photo of an application: from the gallery, the camera or dropped; it is sent as soon as it is chosen. */
export function PhotoField({ label, hint, id, error, facing = 'environment', ...answer }: PhotoFieldProps) {
  const text = useText();
  const uploads = useUploads(answer);
  const { chosenUpload, chosenFile, spoken } = useFileWords(uploads, answer.files);
  const [underWay] = uploads.underWay;
  const [file] = answer.files;
  const chosen = underWay ? chosenUpload(underWay) : file && chosenFile(file);
  return (
    <>
      <Field
        {...(id !== undefined && { id })}
        label={label}
        hint={[hint, text('uploads.photo.hint')].filter(Boolean).join(' ')}
        error={uploads.problem ? text(uploads.problem) : error}
      >
        <FileDrop
          texts={{ choose: text('uploads.photo.choose'), drop: text('uploads.photo.drop') }}
          accept={accepted(imageMediaTypes, imageFileNames)}
          camera={{ text: text('uploads.photo.take'), facing }}
          onFiles={(files) => addOne(files, uploads)}
          chosen={chosen}
        />
      </Field>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
