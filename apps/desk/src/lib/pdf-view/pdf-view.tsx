import { formatNumber } from '@taga/i18n';
import { Skeleton } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { type ReactNode, useEffect, useState } from 'react';
import { ImageView } from '../image-view/image-view.tsx';
import { useKeys } from '../keys/use-keys.ts';
import type { PdfPages } from './pdf-pages.ts';

interface PdfViewProps {
  url: string;
  label: string;
  /** What is shown where it cannot be drawn. */
  otherwise: ReactNode;
}

/** What draws pages is fetched with the first PDF that somebody looks at. */
function usePages(url: string) {
  const [pages, setPages] = useState<PdfPages | 'failed'>();
  useEffect(() => {
    const ended = new AbortController();
    let opened: PdfPages | undefined;
    async function open() {
      const [{ openPdf }, answer] = await Promise.all([import('./pdf-pages.ts'), fetch(url, { signal: ended.signal })]);
      if (!answer.ok) throw new Error('The file is not there');
      opened = await openPdf(await answer.arrayBuffer());
      if (ended.signal.aborted) opened.close();
      else setPages(opened);
    }
    open().catch(() => ended.signal.aborted || setPages('failed'));
    return () => {
      ended.abort();
      opened?.close();
    };
  }, [url]);
  return pages;
}

function usePicture(pages: PdfPages | undefined, page: number) {
  const [picture, setPicture] = useState<{ readonly page: number; readonly url: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    pages?.draw(page).then(
      (url) => isWanted && setPicture({ page, url }),
      () => isWanted && setPicture({ page, url: undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [pages, page]);
  return picture?.page === page ? picture : undefined;
}

const pageStyle =
  'inline-flex min-h-9 items-center gap-1 rounded-field px-1.5 font-medium text-text hover:bg-primary-tint disabled:text-text-muted';

/** The pages of a PDF as pictures, one at a time, with all that a photo can be looked at with. */
export function PdfView({ url, label, otherwise }: PdfViewProps) {
  const text = useText();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const opened = usePages(url);
  const pages = opened === 'failed' ? undefined : opened;
  const picture = usePicture(pages, page);
  const count = pages?.count ?? 1;
  const turn = (by: number) => setPage((before) => Math.min(count, Math.max(1, before + by)));
  const tools = [
    { keys: ['ArrowLeft'], label: text('deskCases.pdf.back'), act: () => turn(-1), isOff: page === 1 },
    { keys: ['ArrowRight'], label: text('deskCases.pdf.on'), act: () => turn(1), isOff: page === count },
  ];
  useKeys(tools);
  if (opened === 'failed' || (picture && !picture.url)) return otherwise;
  const place = text('deskCases.pdf.page', {
    page: formatNumber(page, language),
    count: formatNumber(count, language),
  });
  return (
    <>
      {picture?.url ? (
        <ImageView key={page} url={picture.url} label={`${label}, ${place}`} />
      ) : (
        <Skeleton shape="block" label={text('deskCases.pdf.drawing')} className="h-72" />
      )}
      <div className="flex flex-wrap items-center gap-1 border-b border-border px-2 py-1">
        {tools.map(({ keys, label: name, act, isOff }) => (
          <button key={name} type="button" onClick={act} disabled={isOff} className={pageStyle}>
            {name}
            <kbd>{keys[0] === 'ArrowLeft' ? '←' : '→'}</kbd>
          </button>
        ))}
        <span aria-live="polite" className="text-text-muted">
          {place}
        </span>
      </div>
    </>
  );
}
