/** What is known of a span besides its name and its time; nothing of a person. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Tracer {
  run<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
}

let tracer: Tracer | undefined;

/** For the whole process, as what is traced is spread all over it; without one, tracing is off. */
export function setTracer(chosen: Tracer | undefined): void {
  tracer = chosen;
}

/** Does the work, and where tracing is on tells how long it took and whether it failed. */
export function traced<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return tracer ? tracer.run(name, attributes, work) : work();
}
