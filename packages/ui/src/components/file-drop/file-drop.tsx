import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { classes } from '../../classes.ts';
import { buttonStyle } from '../button/button-style.ts';
import { useFieldWiring } from '../field/field-context.ts';
import { CameraIcon, UploadIcon } from '../icons/icons.tsx';
import { ChosenFile, type ChosenFileProps } from './chosen-file.tsx';

export interface FileDropProps {
  /** What to tap, for example "Choose a photo", and what else works, for example "or drop it here". */
  texts: { choose: string; drop: string };
  /** What was tapped, dropped or photographed. Several only where several were dropped at once. */
  onFiles: (files: readonly File[]) => void;
  /** What was chosen, and how far its upload is. While it is set it takes the place of the drop area. */
  chosen?: ChosenFileProps | undefined;
  accept?: string;
  /** Offers the camera beside the gallery, where there is likely one: on what is held in the hand. */
  camera?: { text: string; facing: 'user' | 'environment' };
  /** Inside a group, whose label is not this control's own. */
  label?: string;
  /** Why nothing more is taken. */
  fullReason?: string | undefined;
}

/**
 * One file, inside a `Field`: tapped, dropped or photographed.
 * The native input lies invisible over the whole area, so that all of it can be tapped, and reached by keyboard.
 */
export function FileDrop({ texts, onFiles, chosen, accept, camera, label, fullReason }: FileDropProps) {
  const wiring = useFieldWiring();
  const reasonId = useId();
  const [over, setOver] = useState(false);
  const isFull = fullReason !== undefined;

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    // So that the same file can be chosen again, after it was refused or removed.
    input.value = '';
    if (files.length > 0) onFiles(files);
  }

  /** The browser itself would take the first of several without a word. */
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isFull) onFiles([...event.dataTransfer.files]);
  }

  if (chosen) return <ChosenFile {...chosen} />;
  return (
    <div className="grid gap-3">
      <div
        className={classes(
          'relative grid justify-items-center gap-1 rounded-card border-2 border-dashed p-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          over && !isFull ? 'border-primary bg-primary-tint' : 'border-control bg-surface-raised',
          isFull ? 'border-border bg-surface-sunken' : 'hover:bg-primary-tint',
          wiring['aria-invalid'] && 'border-danger',
        )}
      >
        <input
          type="file"
          {...wiring}
          {...(isFull && { 'aria-describedby': reasonId })}
          aria-label={label}
          accept={accept}
          disabled={isFull}
          onChange={choose}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classes('absolute inset-0 opacity-0', isFull ? 'cursor-not-allowed' : 'cursor-pointer')}
        />
        <UploadIcon size={24} className={isFull ? 'text-text-muted' : 'text-link'} />
        <span aria-hidden="true" className={classes('font-semibold', isFull ? 'text-text-muted' : 'text-link')}>
          {texts.choose}
        </span>
        {isFull ? (
          <span id={reasonId} className="text-sm text-text-muted">
            {fullReason}
          </span>
        ) : (
          <span aria-hidden="true" className="hidden text-sm text-text-muted sm:pointer-fine:inline">
            {texts.drop}
          </span>
        )}
      </div>
      {camera && !isFull && <TakePhoto {...camera} accept={accept} onChange={choose} />}
    </div>
  );
}

interface TakePhotoProps {
  text: string;
  facing: 'user' | 'environment';
  accept: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The phone's own camera. A browser at a desk would only ask for a file once more, so there it is not offered. */
function TakePhoto({ text, facing, accept, onChange }: TakePhotoProps) {
  return (
    <label
      className={classes(
        buttonStyle({ variant: 'secondary' }),
        'relative hidden cursor-pointer pointer-coarse:inline-flex has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <CameraIcon size={24} />
      {text}
      <input
        type="file"
        accept={accept}
        capture={facing}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
