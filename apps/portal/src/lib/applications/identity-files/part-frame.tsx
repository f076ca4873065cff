import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import { Alert, ChosenFile, type ChosenFileProps, VisuallyHidden } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type Uploads, useFileWords } from '@taga/web/uploads';
import { type ReactNode, useId } from 'react';
import type { FileOwner } from '../uploads/file-owner.ts';
import { useUploads } from '../uploads/use-uploads.ts';

interface PartFrameProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What may be wrong with the chosen one. */
  warning?: string | undefined;
  /** What there is of it; its buttons otherwise. */
  chosen: ChosenFileProps | undefined;
  spoken: string;
  children: ReactNode;
}

/** A photo or the video: its name, and what there is of it or how to get it. */
export function PartFrame({ label, hint, error, warning, chosen, spoken, children }: PartFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {label}
        </h2>
        {hint && <p className="text-text-muted">{hint}</p>}
      </div>
      {error && <p className="text-danger">{error}</p>}
      {chosen ? <ChosenFile {...chosen} /> : <div className="flex flex-wrap gap-3">{children}</div>}
      {chosen && warning && <Alert tone="warning" live title={warning} />}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </section>
  );
}

/** What all parts need to know. */
export interface PartProps {
  readonly owner: FileOwner;
  /** A file has arrived, or is to be taken again. */
  readonly onFile: (type: FileType, file: UploadedFile | undefined) => void;
  readonly onSkip?: (() => void) | undefined;
  /** Where the camera does not open: what else to offer than the phone's own camera app. */
  readonly otherWay?: ReactNode;
}

interface Part extends Pick<PartProps, 'owner' | 'onFile'> {
  readonly fileType: FileType;
  readonly label: string;
  readonly file: UploadedFile | undefined;
  /** "Take again", or what fits. */
  readonly againText: string;
}

/** The file of one part, on its way or arrived. Taking it again replaces it on the server when the new one is there. */
export function usePart({ owner, fileType, label, file, onFile, againText }: Part): {
  readonly uploads: Uploads;
  readonly chosen: ChosenFileProps | undefined;
  readonly spoken: string;
  readonly error: string | undefined;
} {
  const text = useText();
  const files = file ? [file] : [];
  const uploads = useUploads({ owner, fileType, files, onFiles: ([next]) => onFile(fileType, next) });
  const { chosenUpload, chosenFile, spoken } = useFileWords(uploads, files);
  const [underWay] = uploads.underWay;
  const named = { name: label, removeText: againText };
  const again = { ...named, onRemove: () => onFile(fileType, undefined) };
  return {
    uploads,
    chosen: underWay ? { ...chosenUpload(underWay), ...named } : file && { ...chosenFile(file), ...again },
    spoken,
    error: uploads.problem && text(uploads.problem),
  };
}
