import type { FormKind } from './form/form-kind.ts';

/** Every kind that is drawn from its definition. A further one is a folder, its texts and its name here. */
export const formKinds: readonly FormKind[] = [];

export function findFormKind(name: string): FormKind | undefined {
  return formKinds.find((kind) => kind.name === name);
}

/** The kind that an order came of. */
export function formKindOfOrder({ ServiceType }: { readonly ServiceType: string | null }): FormKind | undefined {
  return formKinds.find(({ order }) => order.serviceType === ServiceType);
}
