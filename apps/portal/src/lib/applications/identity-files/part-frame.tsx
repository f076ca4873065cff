import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import { Alert, ChosenFile, type ChosenFileProps, VisuallyHidden } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type Uploads, useFileWords } from '@taga/web/uploads';
import { type ReactNode, useId, useState } from 'react';
import type { FileOwner } from '../uploads/file-owner.ts';
import { useUploads } from '../uploads/use-uploads.ts';

interface PartFrameProps {
  label: string;
  /** Which of how many it is, where one is asked for after the other. */
  count?: string | undefined;
  hint?: string | undefined;
  /** How it should look, and how not; for the one that is asked for. */
  example?: ReactNode;
  part: Pick<Part, 'error' | 'chosen' | 'spoken' | 'isAsking'>;
  /** What may be wrong with the chosen one. */
  warning?: string | undefined;
  /** How to get one. */
  children: ReactNode;
}

/** A photo or the video: its name, and what there is of it or how to get it. */
export function PartFrame({ label, count, hint, example, part, warning, children }: PartFrameProps) {
  const id = useId();
  const { error, chosen, spoken, isAsking } = part;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        {count && !chosen && <p className="text-sm text-text-muted">{count}</p>}
        <h2 id={id} tabIndex={-1} className="text-lg font-semibold">
          {label}
        </h2>
        {hint && isAsking && <p className="text-text-muted">{hint}</p>}
      </div>
      {error && <p className="text-danger">{error}</p>}
      {chosen && <ChosenFile {...chosen} />}
      {chosen && warning && <Alert tone="warning" live title={warning} />}
      {isAsking && (
        <>
          {example}
          <div className="flex flex-wrap gap-3">{children}</div>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </section>
  );
}

/** What all parts need to know. */
export interface PartProps {
  readonly owner: FileOwner;
  /** A file has arrived, or is of no use any more. */
  readonly onFile: (type: FileType, file: UploadedFile | undefined) => void;
  readonly onSkip?: (() => void) | undefined;
  /** Where the camera does not open: what else to offer than the phone's own camera app. */
  readonly otherWay?: ReactNode;
}

interface PartOptions extends Pick<PartProps, 'owner' | 'onFile'> {
  readonly fileType: FileType;
  readonly label: string;
  readonly file: UploadedFile | undefined;
  /** "Take again", or what fits. */
  readonly againText: string;
}

interface Part {
  readonly chosen: ChosenFileProps | undefined;
  readonly spoken: string;
  readonly error: string | undefined;
  /** There is none, or another one is wanted. */
  readonly isAsking: boolean;
  /** Sends another one in place of what was on its way or stuck. */
  replace(how: 'add' | 'choose', file: Blob, name: string): void;
  /** Stops what is on its way. */
  drop(): void;
}

/**
 * The file of one part, on its way or arrived. Who wants to take it again is asked how, and keeps what there is until
 * the new one is taken.
 */
export function usePart({ owner, fileType, label, file, onFile, againText }: PartOptions): Part {
  const text = useText();
  const [isAgain, setIsAgain] = useState(false);
  const files = file ? [file] : [];
  const uploads: Uploads = useUploads({ owner, fileType, files, onFiles: ([next]) => onFile(fileType, next) });
  const { chosenUpload, chosenFile, spoken } = useFileWords(uploads, files);
  const underWay = uploads.underWay.at(-1);
  const chosen = underWay ? chosenUpload(underWay) : file && chosenFile(file);
  const isStuck = underWay?.state === 'failed';
  const drop = () => {
    for (const upload of uploads.underWay) uploads.cancel(upload);
  };
  return {
    chosen: chosen && {
      ...chosen,
      name: label,
      removeText: isAgain ? text('capture.part.keep') : againText,
      onRemove: () => setIsAgain(!isAgain),
    },
    spoken,
    error: uploads.problem && text(uploads.problem),
    isAsking: !chosen || isAgain || isStuck,
    replace(how, photo, name) {
      drop();
      setIsAgain(false);
      uploads[how](photo, name);
    },
    drop,
  };
}
