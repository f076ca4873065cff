import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** A database that hangs must not keep the other metrics back: they are needed all the more. */
const readWithinMs = 2_000;

type Figure<Label extends string> = readonly [labels: Readonly<Record<Label, string>>, figure: number];

/** Figures that are read whenever the metrics are asked for. */
export function gauges<Label extends string, Row>(
  registry: Registry,
  labelNames: readonly Label[],
  read: () => Promise<readonly Row[]>,
) {
  return (name: string, help: string, figureOf: (row: Row) => Figure<Label>): void => {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        this.reset();
        const late = sleep(readWithinMs, [], { ref: false });
        for (const row of await Promise.race([read().catch(() => []), late])) this.set(...toSet(figureOf(row)));
      },
    });
  };
}

const toSet = <Label extends string>([labels, figure]: Figure<Label>): [Record<Label, string>, number] => [
  labels,
  figure,
];

/** What is dear to count is counted once in a while. */
export function cachedFor<Row>(ms: number, read: () => Promise<Row>): () => Promise<Row> {
  let cached: Promise<Row> | undefined;
  let readAt = 0;
  return () => {
    if (!cached || Date.now() - readAt > ms) {
      readAt = Date.now();
      cached = read();
      cached.catch(() => {
        cached = undefined;
      });
    }
    return cached;
  };
}
