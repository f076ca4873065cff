interface ColumnsProps {
  /** One bar a day, in parts from the bottom up. */
  bars: readonly { readonly label: string; readonly parts: readonly number[] }[];
  /** The look of each part. */
  looks: readonly string[];
  /** A value in words, on the axis and of each bar. */
  said: (value: number) => string;
  /** What the axis is told in: 60 where minutes are told in hours. */
  unit?: number;
}

const width = 360;
const height = 120;
/** Above the highest line, for half of its word. */
const room = 4;

/** The top of an axis whose middle is round too: 2, 4, 10, 20, 40 … */
export function topOf(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  return power * ([2, 4].find((each) => each * power >= largest) ?? 10);
}

/** Bars that stand beside each other on an axis. The first and the last say which day they are. */
export function Columns({ bars, looks, said, unit = 1 }: ColumnsProps) {
  const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
  const top = topOf(Math.max(...bars.map(({ parts }) => sumOf(parts))) / unit) * unit;
  const step = width / bars.length;
  const heightOf = (value: number) => (value / top) * (height - room);
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-[0.6em] text-text-muted">
      <div className="-my-[0.6em] flex flex-col justify-between text-end leading-[1.2] whitespace-nowrap tabular-nums">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{said(value)}</span>
        ))}
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height + 1}`} className="h-auto w-full">
        {[0, top / 2, top].map((value) => (
          <path key={value} d={`M0 ${height - heightOf(value) + 0.5}H${width}`} className="stroke-border" />
        ))}
        {bars.map(({ label, parts }, index) => {
          let end = height;
          return (
            <g key={label}>
              <title>{`${label}: ${said(sumOf(parts))}`}</title>
              {parts.map((part, place) => {
                end -= heightOf(part);
                const x = index * step + step * 0.15;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar do not move
                  <rect key={place} x={x} y={end} width={step * 0.7} height={heightOf(part)} className={looks[place]} />
                );
              })}
            </g>
          );
        })}
      </svg>
      <p className="col-start-2 flex justify-between">
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </p>
    </div>
  );
}
