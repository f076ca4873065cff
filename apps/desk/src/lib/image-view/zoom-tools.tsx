import { FitIcon, TurnLeftIcon, TurnRightIcon, ZoomInIcon, ZoomOutIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useKeys } from '../keys/use-keys.ts';
import type { Zoom } from './use-zoom.ts';

/**
 * One row of icons over the picture, and their keys. What an icon does is read by assistive technology, and on hovering.
 * `isAbove`: in a narrow place before the pictures, which are too small there for anything to stand over them.
 */
export function ZoomTools({ zoom, isAbove = false }: { zoom: Zoom; isAbove?: boolean }) {
  const text = useText();
  const tools = [
    { icon: ZoomInIcon, keys: ['+', '='], label: text('deskCases.zoom.larger'), act: zoom.larger },
    { icon: ZoomOutIcon, keys: ['-'], label: text('deskCases.zoom.smaller'), act: zoom.smaller },
    { icon: TurnRightIcon, keys: [']'], label: text('deskCases.zoom.right'), act: () => zoom.turn(90) },
    { icon: TurnLeftIcon, keys: ['['], label: text('deskCases.zoom.left'), act: () => zoom.turn(-90) },
    { icon: FitIcon, keys: ['0'], label: text('deskCases.zoom.whole'), act: zoom.reset },
  ];
  useKeys(tools);
  return (
    <div
      className={`absolute end-2 top-2 z-10 flex rounded-field border border-border bg-surface shadow-float print:hidden ${isAbove ? '@max-[640px]:static @max-[640px]:order-first @max-[640px]:justify-self-end @max-[640px]:border-0 @max-[640px]:shadow-none' : ''}`}
    >
      {tools.map(({ icon: Icon, keys, label, act }) => (
        <button
          key={label}
          type="button"
          onClick={act}
          aria-label={label}
          title={`${label} (${keys[0]})`}
          className="grid size-11 place-items-center rounded-field text-text hover:bg-primary-tint md:size-9"
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
