import { rename, rm, stat } from 'node:fs/promises';

/** Gives a finished folder its name. Of several that arrive at once the first stays; the others' are dropped. */
export async function moveIntoPlace(partial: string, folder: string): Promise<void> {
  try {
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
