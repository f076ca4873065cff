import { Button } from '../button/button.tsx';
import { CheckIcon } from '../icons/field-icons.tsx';
import { UploadIcon } from '../icons/icons.tsx';
import { Progress } from '../progress/progress.tsx';

export interface ChosenFileProps {
  name: string;
  /** For example "1.4 MB". */
  size: string;
  /** While it is on its way: 0 to 100 and the words for it. Unset when it has arrived. */
  upload?: { percent: number; label: string; text: string } | undefined;
  removeText: string;
  onRemove: () => void;
}

export function ChosenFile({ name, size, upload, removeText, onRemove }: ChosenFileProps) {
  return (
    <div className="grid gap-3 rounded-card border border-border bg-surface-raised p-4">
      <div className="flex items-center gap-3">
        {upload ? (
          <UploadIcon size={24} className="text-text-muted" />
        ) : (
          <CheckIcon size={24} className="text-success" />
        )}
        <div className="min-w-0 grow">
          <p className="truncate font-medium">{name}</p>
          <p className="text-sm text-text-muted tabular-nums">{size}</p>
        </div>
        <Button variant="text" size="compact" onClick={onRemove} aria-label={`${removeText}: ${name}`}>
          {removeText}
        </Button>
      </div>
      {upload && <Progress label={upload.label} text={upload.text} value={upload.percent} />}
    </div>
  );
}
