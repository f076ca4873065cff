import { Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Places in parts of the pad, so that a turned phone keeps what was drawn. */
export type Stroke = readonly (readonly [x: number, y: number])[];

/** Large enough to print, small enough for any network. */
const picture = { width: 1200, height: 720 };
const paper = '#ffffff';
const ink = '#12203a';

function paint(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  Object.assign(pen, { strokeStyle: ink, lineWidth: width / 200, lineCap: 'round', lineJoin: 'round' });
  for (const [first = [0, 0], ...rest] of strokes) {
    pen.beginPath();
    pen.moveTo(first[0] * width, first[1] * height);
    // A dot is a line that goes nowhere.
    for (const [x, y] of rest.length > 0 ? rest : [first]) pen.lineTo(x * width, y * height);
    pen.stroke();
  }
}

export function toPng(strokes: readonly Stroke[]): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), picture);
  paint(canvas, strokes);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function placeIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): readonly [number, number] {
  const box = currentTarget.getBoundingClientRect();
  return [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
}

/** Follows a finger, a pen or a mouse. */
export function useDrawing() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const isDrawing = useRef(false);
  return {
    strokes,
    clear: () => setStrokes([]),
    listeners: {
      onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isDrawing.current = true;
        const place = placeIn(event);
        setStrokes((before) => [...before, [place]]);
      },
      onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
        if (!isDrawing.current) return;
        const place = placeIn(event);
        setStrokes((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), place]]);
      },
      onPointerUp: () => {
        isDrawing.current = false;
      },
      onPointerCancel: () => {
        isDrawing.current = false;
      },
    },
  };
}

/** Paper to sign on. */
export function SignaturePad({ drawing }: { drawing: ReturnType<typeof useDrawing> }) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { strokes, clear, listeners } = drawing;

  useEffect(() => {
    if (canvas.current) paint(canvas.current, strokes);
  }, [strokes]);

  return (
    <div className="grid gap-3">
      <p>{text('personalDetail.signature.drawHint')}</p>
      <canvas
        ref={canvas}
        {...picture}
        {...listeners}
        role="img"
        aria-label={text('personalDetail.signature.paper')}
        className="aspect-[5/3] w-full touch-none rounded-card border border-control"
      />
      {strokes.length > 0 && (
        <Button variant="text" className="justify-self-start" onClick={clear}>
          {text('personalDetail.signature.clear')}
        </Button>
      )}
    </div>
  );
}
