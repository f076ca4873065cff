import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { imageFileNames, imageMediaTypes } from '@taga/contract/rules/applications/upload';
import { Field, FileDrop, VisuallyHidden } from '@taga/ui';
import type { FieldState } from '../form/use-form.ts';
import { useText } from '../text/text-context.tsx';
import { acceptedFiles, addOne } from './choose-file.ts';
import type { Uploads } from './use-file-uploads.ts';
import { useFileWords } from './use-file-words.ts';

export interface PhotoDropProps extends Partial<FieldState> {
  readonly label: string;
  /** What should be on the photo, and what it may be and costs where the page has not said so already. */
  readonly hint?: string | undefined;
  readonly optional?: string | undefined;
  /** Which camera a phone opens. */
  readonly facing?: 'user' | 'environment';
  readonly uploads: Uploads;
  readonly files: readonly UploadedFile[];
}

/** One photo: from the gallery, the camera or dropped; it is sent a moment after it is chosen. */
export function PhotoDrop(props: PhotoDropProps) {
  const { label, hint, optional, id, error, facing = 'environment', uploads, files } = props;
  const text = useText();
  const { chosenUpload, chosenFile, spoken } = useFileWords(uploads, files);
  const [underWay] = uploads.underWay;
  const [file] = files;
  const chosen = underWay ? chosenUpload(underWay) : file && chosenFile(file);
  return (
    <>
      <Field
        {...(id !== undefined && { id })}
        label={label}
        optional={optional}
        hint={hint}
        error={uploads.problem ? text(uploads.problem) : error}
      >
        <FileDrop
          texts={{ choose: text('uploads.photo.choose'), drop: text('uploads.photo.drop') }}
          accept={acceptedFiles(imageMediaTypes, imageFileNames)}
          camera={{ text: text('uploads.photo.take'), facing }}
          onFiles={(chosenFiles) => addOne(chosenFiles, uploads)}
          chosen={chosen}
        />
      </Field>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
