import { Alert, ButtonLink, DownloadIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useDesk } from '../../../lib/api/use-desk.ts';
import { ImageView } from '../../../lib/image-view/image-view.tsx';
import { Loaded } from '../../../lib/page-parts/loaded.tsx';
import { PdfView } from '../../../lib/pdf-view/pdf-view.tsx';
import type { CaseDocument, CaseKind } from '../case-kind.ts';
import { VideoView } from './video-view.tsx';

interface FileViewProps {
  kind: CaseKind;
  caseId: string;
  file: CaseDocument;
  label: string;
}

/** By what it is. Of a PDF there are pictures of its pages, and nothing in it runs; what cannot be shown is for the disk. */
export function FileView({ kind, caseId, file, label }: FileViewProps) {
  const text = useText();
  const address = useDesk(kind.endpoints.view, { body: { id: caseId, fileId: file.id } });
  return (
    <div className="min-h-80">
      {file.isUnscanned && <Alert tone="warning" title={text('deskCases.documents.notScanned')} />}
      <Loaded query={address}>
        {({ url, mediaType }) => {
          if (mediaType.startsWith('image/')) return <ImageView url={url} label={label} />;
          if (mediaType.startsWith('video/')) return <VideoView url={url} label={label} />;
          const download = (
            <div className="grid justify-items-start gap-3 p-6">
              <p className="font-semibold wrap-anywhere">{file.name}</p>
              <p className="text-text-muted">{text('deskCases.documents.notShown')}</p>
              <ButtonLink variant="secondary" size="compact" href={url} download={file.name}>
                <DownloadIcon />
                {text('deskCases.documents.download')}
              </ButtonLink>
            </div>
          );
          return mediaType === 'application/pdf' ? <PdfView url={url} label={label} otherwise={download} /> : download;
        }}
      </Loaded>
    </div>
  );
}
