import { createStored, useStored } from '@taga/web/storage';
import { useText } from '@taga/web/text';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

const usualWidthPx = 320;
/** A name and its age in one line; and half of a small desktop. */
const [narrowestPx, widestPx] = [240, 520];
const stepPx = 20;

const within = (width: number) => Math.round(Math.min(widestPx, Math.max(narrowestPx, width)));

/** Of this browser, not of a person: it is the screen that is large or small. */
const stored = createStored({
  key: 'taga.desk-queue-width',
  parse: (found) => (typeof found === 'number' ? within(found) : undefined),
});

export const useQueueWidth = () => useStored(stored, undefined) ?? usualWidthPx;

/** Where a key moves the line to. */
function widthAfter(key: string, width: number): number | undefined {
  const widths: Readonly<Record<string, number>> = {
    ArrowLeft: width - stepPx,
    ArrowRight: width + stepPx,
    Home: narrowestPx,
    End: widestPx,
  };
  const next = widths[key];
  return next === undefined ? undefined : within(next);
}

/** The line between the queue and the case: dragged, or moved by the arrows; a double click makes it as it was. */
export function QueueSeparator() {
  const text = useText();
  const width = useQueueWidth();
  const grip = useRef<{ readonly x: number; readonly width: number }>(null);

  function press(event: KeyboardEvent) {
    const next = widthAfter(event.key, width);
    if (next === undefined) return;
    event.preventDefault();
    stored.set(next);
  }
  function grab({ clientX: x, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
    currentTarget.focus();
    currentTarget.setPointerCapture(pointerId);
    grip.current = { x, width };
  }
  function drag({ clientX }: PointerEvent) {
    if (grip.current) stored.set(within(grip.current.width + clientX - grip.current.x));
  }
  function letGo() {
    grip.current = null;
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that can be moved is no `hr`
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={text('deskCases.queue.width')}
      aria-controls="queue"
      aria-valuenow={width}
      aria-valuemin={narrowestPx}
      aria-valuemax={widestPx}
      tabIndex={0}
      onKeyDown={press}
      // Otherwise the mouse would select the words beside the line, and carry them along.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={() => stored.remove()}
      className="absolute inset-y-0 -right-1 z-10 w-2 cursor-col-resize touch-none border-x-2 border-transparent bg-clip-padding hover:bg-primary focus-visible:bg-primary focus-visible:outline-transparent max-lg:hidden"
    />
  );
}
