import type { FileType } from '@taga/contract/records/applications/file';
import { Alert, Link, Spinner } from '@taga/ui';
import { isOffline, subscribeToConnection } from '@taga/web/connection';
import { useQueryClient } from '@taga/web/data';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useEffect, useEffectEvent } from 'react';
import { fileTypesOf } from '../../../lib/applications/identity-files/document-parts.ts';
import { useTypesUnderWay, useUploads } from '../../../lib/applications/uploads/use-uploads.ts';
import { useOpening } from '../opening-context.tsx';
import { type IdentityCheck, useIdentityCheck } from './use-identity-check.ts';

/** The way back to the photos and the video. */
function WayBack({ title }: { title: string }) {
  const text = useText();
  const { journey } = useOpening();
  return (
    <Alert tone="warning" live title={title}>
      <Link as={RouterLink} standalone href={journey.pathOf('biomatric')}>
        {text('capture.behind.why')}
      </Link>
    </Alert>
  );
}

/** Takes what arrives of one kind, as its own step would, and says so where it does not. */
function Arrivals({ fileType, check }: { fileType: FileType; check: IdentityCheck }) {
  const text = useText();
  const { owner } = useOpening();
  const files = check.files.filter(({ type }) => type === fileType);
  const onFiles: Parameters<typeof useUploads>[0]['onFiles'] = ([file]) => file && check.putFile(fileType, file);
  const { underWay } = useUploads({ owner, fileType, files, onFiles });
  return underWay.at(-1)?.state === 'failed' ? <WayBack title={text('capture.part.failed')} /> : null;
}

/**
 * Photos and video that were still on their way when the customer went on: they are sent while other questions are
 * answered, and checked once they have all arrived. A no is told, and never takes anybody away from what they are at.
 */
export function CheckBehind() {
  const text = useText();
  const { owner, id } = useOpening();
  const queries = useQueryClient();
  const check = useIdentityCheck();
  const { started, isComplete, checking } = check;
  const underWay = useTypesUnderWay(owner);
  const types = fileTypesOf(started.idType);
  const isUploading = types.some((type) => underWay.includes(type));
  const isDue = Boolean(started.isBehind) && isComplete && !isUploading;
  const run = useEffectEvent(async () => {
    await checking.submit();
    await queries.invalidateQueries({ queryKey: ['application', id] });
  });
  useEffect(() => {
    if (isDue) void run();
  }, [isDue]);
  useEffect(() => {
    if (checking.isWaiting) return subscribeToConnection(() => !isOffline() && void run());
  }, [checking.isWaiting]);

  if (started.wasRefused) return <WayBack title={text('capture.failure.title')} />;
  if (!started.isBehind) return null;
  return (
    <>
      {types.map((fileType) => (
        <Arrivals key={fileType} fileType={fileType} check={check} />
      ))}
      {(isUploading || isComplete) && (
        <p role="status" className="flex items-center gap-2 text-sm text-text-muted">
          <Spinner />
          {text(checking.isBusy ? 'capture.behind.checking' : 'capture.behind.sending')}
        </p>
      )}
    </>
  );
}
