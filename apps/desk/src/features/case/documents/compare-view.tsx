import type { PictureArea } from '@taga/contract/records/applications/identity-measures';
import { formatNumber } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDesk } from '../../../lib/api/use-desk.ts';
import { grabCursor, useZoom, type Zoom } from '../../../lib/image-view/use-zoom.ts';
import { ZoomTools } from '../../../lib/image-view/zoom-tools.tsx';
import { Loaded } from '../../../lib/page-parts/loaded.tsx';
import type { CaseDocument, CaseKind, Comparison, WholeCase } from '../case-kind.ts';
import type { Frame } from './frames.ts';
import { useFrames, useWholeVideo } from './use-frames.ts';

/** As sharp as a video of a phone is. */
const comparedFrames = { count: 3, pixelsHigh: 720 };

const paneStyle = 'size-full object-contain transition-transform';

/** One picture of the row, with its name beneath. */
function Pane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 grid-rows-[minmax(0,1fr)_auto]">
      <div className="grid h-56 min-h-0 place-items-center overflow-hidden bg-surface-sunken lg:h-40 lg:@min-[640px]:h-64">
        {children}
      </div>
      <figcaption className="px-1 py-1 text-center text-text-muted">{label}</figcaption>
    </figure>
  );
}

/** Some room around a face, so that hair and neck are seen too. */
const roomAround = 0.5;

/** A part of a picture, as large as it is in it. */
function cut(picture: HTMLImageElement, { left, top, width, height }: PictureArea): HTMLCanvasElement {
  const [wide, high] = [picture.naturalWidth, picture.naturalHeight];
  const from = { x: Math.max(0, left - width * roomAround), y: Math.max(0, top - height * roomAround) };
  const to = {
    x: Math.min(1, left + width * (1 + roomAround)),
    y: Math.min(1, top + height * (1 + roomAround)),
  };
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((to.x - from.x) * wide));
  canvas.height = Math.max(1, Math.round((to.y - from.y) * high));
  canvas
    .getContext('2d')
    ?.drawImage(picture, from.x * wide, from.y * high, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function Drawn({ canvas, label, zoom }: { canvas: HTMLCanvasElement; label: string; zoom: Zoom }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    canvas.className = paneStyle;
    place.current?.replaceChildren(canvas);
  }, [canvas]);
  useEffect(() => {
    canvas.style.transform = zoom.transform;
  }, [canvas, zoom.transform]);
  return <div ref={place} role="img" aria-label={label} className={`size-full min-h-0 ${grabCursor(zoom)}`} />;
}

interface PictureProps {
  readonly url: string;
  readonly label: string;
  readonly zoom: Zoom;
}

/** A photo, or the part of it that is compared. */
function Photo({ url, label, zoom, area }: PictureProps & { area: PictureArea | undefined }) {
  const [part, setPart] = useState<HTMLCanvasElement>();
  if (part) return <Drawn canvas={part} label={label} zoom={zoom} />;
  return (
    <img
      src={url}
      alt={label}
      draggable={false}
      onLoad={({ currentTarget }) => area && setPart(cut(currentTarget, area))}
      style={{ transform: zoom.transform }}
      className={`${paneStyle} min-h-0 ${grabCursor(zoom)}`}
    />
  );
}

function Frames({ url, label, zoom }: PictureProps) {
  const local = useWholeVideo(url);
  return local && <LocalFrames url={local} label={label} zoom={zoom} />;
}

function LocalFrames({ url, label, zoom }: PictureProps) {
  const text = useText();
  const language = useLanguage();
  const frames = useFrames(url, comparedFrames);
  if (!frames?.length) {
    return (
      <Pane label={label}>
        <p className="p-3 text-center text-text-muted">
          {text(frames ? 'deskCases.documents.failed' : 'deskCases.video.taking')}
        </p>
      </Pane>
    );
  }
  const nameOf = ({ second }: Frame) =>
    `${label}, ${text('deskCases.video.second', { second: formatNumber(second, language, 1) })}`;
  return frames.map((frame) => (
    <Pane key={frame.second} label={nameOf(frame)}>
      <Drawn canvas={frame.canvas} label={nameOf(frame)} zoom={zoom} />
    </Pane>
  ));
}

interface ComparedProps {
  readonly kind: CaseKind;
  readonly found: WholeCase;
  readonly file: CaseDocument;
  readonly label: string;
  readonly area: PictureArea | undefined;
  readonly zoom: Zoom;
}

function Compared({ kind, found, file, label, area, zoom }: ComparedProps) {
  const address = useDesk(kind.endpoints.view, { body: { id: found.summary.id, fileId: file.id } });
  return (
    <Loaded query={address}>
      {({ url, mediaType }) =>
        mediaType.startsWith('video/') ? (
          <Frames url={url} label={label} zoom={zoom} />
        ) : (
          <Pane label={label}>
            <Photo url={url} label={label} zoom={zoom} area={area} />
          </Pane>
        )
      }
    </Loaded>
  );
}

/** What shows the same person, in one row: larger, smaller, turned and moved together. */
export function CompareView({
  kind,
  found,
  comparison,
}: {
  kind: CaseKind;
  found: WholeCase;
  comparison: Comparison<WholeCase>;
}) {
  const text = useText();
  const zoom = useZoom();
  return (
    <section aria-label={text('deskCases.compare.label')} className="grid">
      <div className="relative grid">
        <div
          ref={zoom.box}
          {...zoom.grab}
          className="grid touch-none auto-cols-fr gap-1 overflow-hidden p-1 max-sm:grid-cols-2 sm:@max-[640px]:grid-cols-3 sm:@min-[640px]:grid-flow-col"
        >
          {comparison.of.map(({ type, label, area, missing }) => {
            const file = found.documents.find((each) => each.type === type);
            const name = text(label);
            return file ? (
              <Compared
                key={type}
                kind={kind}
                found={found}
                file={file}
                label={name}
                area={area?.(found)}
                zoom={zoom}
              />
            ) : (
              <Pane key={type} label={name}>
                <p className="p-3 text-center text-text-muted">{text(missing)}</p>
              </Pane>
            );
          })}
        </div>
        <ZoomTools zoom={zoom} isAbove />
      </div>
      {comparison.Measured && <comparison.Measured found={found} />}
    </section>
  );
}
