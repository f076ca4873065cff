export interface Latch {
  /** Resolves once it is open, and at once ever after. */
  readonly opened: Promise<void>;
  open(): void;
}

/** Lets one part of a test wait for another: for what has happened, never for a time. */
export function createLatch(): Latch {
  let open: Latch['open'] = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
