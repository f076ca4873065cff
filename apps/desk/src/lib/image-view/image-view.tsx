import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { useZoom } from './use-zoom.ts';

const toolStyle =
  'inline-flex min-h-9 items-center gap-1 rounded-field px-1.5 font-medium text-text hover:bg-primary-tint';

/** A photo that can be looked at closely, with the wheel, the keys or the buttons. */
export function ImageView({ url, label }: { url: string; label: string }) {
  const text = useText();
  const zoom = useZoom();
  const [hasFailed, setHasFailed] = useState(false);
  const tools = [
    { keys: ['+', '='], label: text('deskCases.zoom.larger'), act: zoom.larger },
    { keys: ['-'], label: text('deskCases.zoom.smaller'), act: zoom.smaller },
    { keys: [']'], label: text('deskCases.zoom.right'), act: () => zoom.turn(90) },
    { keys: ['['], label: text('deskCases.zoom.left'), act: () => zoom.turn(-90) },
    { keys: ['0'], label: text('deskCases.zoom.whole'), act: zoom.reset },
  ];
  useKeys(tools);
  return (
    <figure className="grid">
      <div
        ref={zoom.box}
        {...zoom.grab}
        className="grid h-72 touch-none place-items-center overflow-hidden bg-surface-sunken sm:h-96 lg:h-[calc(100dvh-24.5rem)] lg:min-h-64"
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
            className={`max-h-full max-w-full object-contain transition-transform ${zoom.look.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
          />
        )}
      </div>
      <figcaption className="flex flex-wrap gap-1 border-b border-border px-2 py-1 print:hidden">
        {tools.map(({ keys, label: name, act }) => (
          <button key={name} type="button" onClick={act} className={toolStyle}>
            {name}
            <kbd>{keys[0]}</kbd>
          </button>
        ))}
      </figcaption>
    </figure>
  );
}
