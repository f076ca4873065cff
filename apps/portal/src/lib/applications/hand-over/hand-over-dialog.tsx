import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import type { IdentityType } from '@taga/contract/records/applications/identity-check';
import { type CatalogGroup, formatList } from '@taga/i18n';
import { Alert, Button, Dialog, Spinner } from '@taga/ui';
import { QrCode } from '@taga/web/qr-code';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import { partsOf } from '../identity-files/document-parts.ts';
import { useHandOver } from './use-hand-over.ts';

const words: readonly CatalogGroup[] = ['handOver'];

interface HandOverDialogProps {
  authorizationReqId: string;
  idType: IdentityType;
  onFile: (type: FileType, file: UploadedFile) => void;
  /** Everything has arrived from the phone. */
  onDone: () => void;
  onClose: () => void;
}

/** A code for the phone, and how far the phone is. */
export function HandOverDialog({ idType, onClose, ...wanted }: HandOverDialogProps) {
  const text = useText();
  const hasWords = useCatalogs(words);
  const { link, number, seconds, state, arrived, again } = useHandOver({ idType, ...wanted });
  if (!hasWords) return null;
  const isOver = state === 'ended' || state === 'failed';
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('handOver.code.title')}
      closeText={text('capture.camera.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('handOver.code.cancel')}
          </Button>
          {isOver && <Button onClick={again}>{text('handOver.code.new')}</Button>}
        </>
      }
    >
      <div className="grid gap-4">
        {isOver && <Alert tone="warning" live title={text('handOver.code.ended')} />}
        {link && state === 'waiting' && (
          <>
            <p>{text('handOver.code.how')}</p>
            <QrCode value={link} label={text('handOver.code.label')} />
            <p className="text-text-muted">{text('handOver.code.valid', { minutes: Math.round(seconds / 60) })}</p>
          </>
        )}
        {number && state === 'opened' && (
          <div role="status" className="grid justify-items-center gap-2 text-center">
            <p>{text('handOver.code.number')}</p>
            <p lang="en" className="font-mono text-5xl font-semibold tracking-widest">
              {number}
            </p>
            <p className="text-text-muted">{text('handOver.code.numberPrivate')}</p>
          </div>
        )}
        {!isOver && <Progress state={state} idType={idType} arrived={arrived} />}
      </div>
    </Dialog>
  );
}

const progressTexts = {
  waiting: 'handOver.code.waiting',
  opened: 'handOver.code.asked',
  confirmed: 'handOver.code.opened',
  done: 'handOver.code.opened',
} as const;

interface ProgressProps {
  state: keyof typeof progressTexts;
  idType: IdentityType;
  arrived: readonly FileType[];
}

function Progress({ state, idType, arrived }: ProgressProps) {
  const text = useText();
  const language = useLanguage();
  const labels = [...partsOf(idType), { fileType: 'SELFIE-VIDEO', label: 'capture.part.video' } as const]
    .filter(({ fileType }) => arrived.includes(fileType))
    .map(({ label }) => text(label));
  return (
    <div role="status" className="grid gap-2">
      <p className="flex items-center gap-3">
        <Spinner />
        {text(progressTexts[state])}
      </p>
      {labels.length > 0 && <p>{text('handOver.code.arrived', { parts: formatList(labels, language) })}</p>}
    </div>
  );
}
