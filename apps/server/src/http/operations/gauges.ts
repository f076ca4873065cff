import { Gauge, type Registry } from 'prom-client';

/** Figures with one label that are read from the database whenever the metrics are asked for. */
export function gauges<Row>(registry: Registry, label: string, read: () => Promise<readonly Row[]>) {
  return (name: string, help: string, figureOf: (row: Row) => readonly [labelled: string, figure: number]): void => {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        // While the database is away the other metrics are needed all the more.
        for (const row of await read().catch(() => [])) {
          const [labelled, figure] = figureOf(row);
          this.set({ [label]: labelled }, figure);
        }
      },
    });
  };
}
