import { Button } from '../button/button.tsx';
import { CheckIcon, WarningIcon } from '../icons/field-icons.tsx';
import { UploadIcon } from '../icons/icons.tsx';
import { Progress } from '../progress/progress.tsx';

interface FileAction {
  text: string;
  onPress: () => void;
}

export interface ChosenFileProps {
  name: string;
  /** For example "1.4 MB", or what else there is to know of it. */
  size: string;
  /** Where the picture can be seen. The name stands beside it, so it says nothing itself. */
  preview?: string | undefined;
  /** While it is on its way: 0 to 100 and the words for it. Unset when it has arrived. */
  upload?: { percent: number; label: string; text: string } | undefined;
  /** Why it has not arrived. */
  problem?: string | undefined;
  /** What may be done with it besides taking it back, for example another try. */
  actions?: readonly FileAction[];
  removeText: string;
  onRemove: () => void;
}

function FileSign({ preview, upload, problem }: Pick<ChosenFileProps, 'preview' | 'upload' | 'problem'>) {
  if (preview) {
    return <img src={preview} alt="" className="size-14 shrink-0 rounded-field border border-border object-cover" />;
  }
  if (problem) return <WarningIcon size={24} className="text-danger" />;
  return upload ? (
    <UploadIcon size={24} className="text-text-muted" />
  ) : (
    <CheckIcon size={24} className="text-success" />
  );
}

/**
 * A name may be long, and a button in Burmese too: on a narrow phone the buttons stand under the name, and
 * in large text the name under its picture.
 */
export function ChosenFile(props: ChosenFileProps) {
  const { name, size, upload, problem, actions = [], removeText, onRemove } = props;
  const presses = [...actions, { text: removeText, onPress: onRemove }];
  return (
    <div className="grid gap-3 rounded-card border border-border bg-surface-raised p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-w-0 grow basis-40 flex-wrap items-center gap-3">
          <FileSign {...props} />
          <div className="min-w-0 grow basis-24">
            <p className="line-clamp-3 font-medium break-words">{name}</p>
            <p className="text-sm text-text-muted tabular-nums">{size}</p>
          </div>
        </div>
        <div className="-mx-edge flex flex-wrap">
          {presses.map(({ text, onPress }) => (
            <Button key={text} variant="text" size="compact" onClick={onPress} aria-label={`${text}: ${name}`}>
              {text}
            </Button>
          ))}
        </div>
      </div>
      {problem && <p className="font-medium text-danger">{problem}</p>}
      {upload && <Progress label={upload.label} text={upload.text} value={upload.percent} />}
    </div>
  );
}
