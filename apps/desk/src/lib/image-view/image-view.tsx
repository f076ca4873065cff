import { useText } from '@taga/web/text';
import { useState } from 'react';
import { grabCursor, useZoom } from './use-zoom.ts';
import { ZoomTools } from './zoom-tools.tsx';

/** A photo that can be looked at closely, with the wheel, the keys or the buttons. */
export function ImageView({ url, label }: { url: string; label: string }) {
  const text = useText();
  const zoom = useZoom();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <figure className="relative grid">
      <div
        ref={zoom.box}
        {...zoom.grab}
        className="grid h-72 touch-none place-items-center overflow-hidden bg-surface-sunken sm:h-96 lg:h-[calc(100dvh-22rem)] lg:min-h-64"
      >
        {hasFailed ? (
          <p className="p-6 text-center text-text-muted">{text('deskCases.documents.failed')}</p>
        ) : (
          <img
            src={url}
            alt={label}
            draggable={false}
            onError={() => setHasFailed(true)}
            style={{ transform: zoom.transform }}
            className={`max-h-full max-w-full object-contain transition-transform ${grabCursor(zoom)}`}
          />
        )}
      </div>
      <ZoomTools zoom={zoom} />
    </figure>
  );
}
