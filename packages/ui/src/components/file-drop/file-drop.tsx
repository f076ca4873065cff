import { type ChangeEvent, useState } from 'react';
import { classes } from '../../classes.ts';
import { useFieldWiring } from '../field/field-context.ts';
import { UploadIcon } from '../icons/icons.tsx';
import { ChosenFile, type ChosenFileProps } from './chosen-file.tsx';

export interface FileDropProps {
  /** What to tap, for example "Choose a photo", and what else works, for example "or drop it here". */
  texts: { choose: string; drop: string };
  onFile: (file: File) => void;
  /** What was chosen, and how far its upload is. While it is set it takes the place of the drop area. */
  chosen?: ChosenFileProps | undefined;
  accept?: string;
  /** Opens the camera instead of the gallery on phones. */
  capture?: 'user' | 'environment';
}

/**
 * One file, inside a `Field`: tapped, dropped or photographed.
 * The native input lies invisible over the whole area, so the browser itself takes what is dropped.
 */
export function FileDrop({ texts, onFile, chosen, accept, capture }: FileDropProps) {
  const wiring = useFieldWiring();
  const [over, setOver] = useState(false);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    setOver(false);
    if (file) onFile(file);
  }

  if (chosen) return <ChosenFile {...chosen} />;
  return (
    <div
      className={classes(
        'relative grid justify-items-center gap-1 rounded-card border-2 border-dashed p-6 text-center transition-colors hover:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        over ? 'border-primary bg-primary-tint' : 'border-control bg-surface-raised',
        wiring['aria-invalid'] && 'border-danger',
      )}
    >
      <input
        type="file"
        {...wiring}
        accept={accept}
        capture={capture}
        onChange={take}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <UploadIcon size={24} className="text-link" />
      <span aria-hidden="true" className="font-semibold text-link">
        {texts.choose}
      </span>
      <span aria-hidden="true" className="hidden text-sm text-text-muted sm:inline">
        {texts.drop}
      </span>
    </div>
  );
}
