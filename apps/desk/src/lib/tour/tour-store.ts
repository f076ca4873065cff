import { createStored, useStored } from '@taga/web/storage';

/** Where somebody is on the tour of the desk, in this browser, as any of the staff. */
export interface Tour {
  /** The name of a step; nothing before the first. */
  readonly step?: string;
  readonly isOpen: boolean;
  /** The case that was taken on the way, which later steps come back to. */
  readonly kept?: { readonly id: string; readonly customerId: string };
}

function parse(found: unknown): Tour | undefined {
  const { step, isOpen, kept } = (found ?? {}) as Partial<Tour>;
  if (typeof isOpen !== 'boolean') return undefined;
  const isKept = typeof kept?.id === 'string' && typeof kept.customerId === 'string';
  return { isOpen, ...(typeof step === 'string' && { step }), ...(isKept && { kept }) };
}

const stored = createStored({ key: 'taga.desk-tour', parse });

export const useTour = () => useStored(stored, undefined);

/** Once: anyone who has put it aside is not asked again. */
export function offerTour(): void {
  if (!stored.get()) stored.set({ isOpen: true });
}

/** Where it was left. */
export function reopenTour(): void {
  stored.set({ ...stored.get(), isOpen: true });
}

export function closeTour(): void {
  stored.set({ ...stored.get(), isOpen: false });
}

/** The next time it begins with the first step. */
export function finishTour(): void {
  stored.set({ isOpen: false });
}

export function goToStep(step: string): void {
  stored.set({ ...stored.get(), isOpen: true, step });
}

export function saveCase({ id, customerId }: NonNullable<Tour['kept']>): void {
  stored.set({ isOpen: true, ...stored.get(), kept: { id, customerId } });
}
