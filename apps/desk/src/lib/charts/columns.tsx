interface ColumnsProps {
  /** One bar a day, in parts from the bottom up. */
  bars: readonly { readonly label: string; readonly parts: readonly number[] }[];
  /** The look of each part. */
  looks: readonly string[];
}

const width = 360;
const height = 120;

/** Bars that stand beside each other. The first and the last say which day they are. */
export function Columns({ bars, looks }: ColumnsProps) {
  const sums = bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const largest = Math.max(1, ...sums);
  const step = width / Math.max(1, bars.length);
  return (
    <div aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height + 1}`} className="h-auto w-full">
        <path d={`M0 ${height + 0.5}H${width}`} className="stroke-border" />
        {bars.map(({ label, parts }, index) => {
          let top = height;
          return parts.map((part, place) => {
            const size = (part / largest) * (height - 4);
            top -= size;
            const x = index * step + step * 0.15;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar do not move
              <rect key={`${label}-${place}`} x={x} y={top} width={step * 0.7} height={size} className={looks[place]} />
            );
          });
        })}
      </svg>
      <p className="flex justify-between text-text-muted">
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </p>
    </div>
  );
}
