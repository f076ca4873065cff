import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Look {
  readonly scale: number;
  readonly turnDegrees: number;
  readonly x: number;
  readonly y: number;
}

const asItIs: Look = { scale: 1, turnDegrees: 0, x: 0, y: 0 };
const largest = 8;
const step = 1.25;

function scaled(look: Look, by: number): Look {
  const scale = Math.max(1, Math.min(largest, look.scale * by));
  // Back at its whole size it lies where it lay.
  return scale === 1 ? { ...look, scale, x: 0, y: 0 } : { ...look, scale };
}

export type Zoom = ReturnType<typeof useZoom>;

export function grabCursor({ look }: Zoom): string {
  return look.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in';
}

/** Larger and smaller, turned, and moved about by dragging: how one looks at a document in the hand. */
export function useZoom() {
  const box = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(asItIs);
  const grip = useRef<{ readonly x: number; readonly y: number }>(null);

  // Not through React, which listens to wheels without a say in whether the page scrolls.
  useEffect(() => {
    const element = box.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      setLook((before) => scaled(before, event.deltaY < 0 ? step : 1 / step));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  function drag({ clientX, clientY, buttons }: PointerEvent) {
    const from = grip.current;
    if (!from || buttons === 0) return;
    grip.current = { x: clientX, y: clientY };
    setLook((before) =>
      before.scale === 1 ? before : { ...before, x: before.x + clientX - from.x, y: before.y + clientY - from.y },
    );
  }

  return {
    box,
    look,
    transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale}) rotate(${look.turnDegrees}deg)`,
    larger: () => setLook((before) => scaled(before, step)),
    smaller: () => setLook((before) => scaled(before, 1 / step)),
    turn: (degrees: number) => setLook((before) => ({ ...before, turnDegrees: before.turnDegrees + degrees })),
    reset: () => setLook(asItIs),
    grab: {
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        grip.current = { x: clientX, y: clientY };
      },
      onPointerMove: drag,
    },
  };
}
