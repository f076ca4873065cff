import type { ServedDependencies } from './served-kind.ts';
import type { ApplicationState } from './state-store.ts';
import { listSavedSteps } from './store.ts';

interface AskedAgain {
  readonly item: string;
  readonly isDone: boolean;
}

/** What staff want done again, and whether it was: its section was saved since, or another file was sent. */
export async function listCorrections(
  { id, kind, correction }: ApplicationState,
  { db, files }: Pick<ServedDependencies, 'db' | 'files'>,
): Promise<AskedAgain[]> {
  if (!correction || correction.items.length === 0) return [];
  const saved = await listSavedSteps(db, id, correction.revision);
  const sent = (await files.list(id, db)).filter((file) => !correction.fileIds.includes(file.id));
  return kind.corrections
    .filter(({ item }) => correction.items.includes(item))
    .map(({ item, step, files: types }) => {
      const isSent = sent.some(({ type }) => types.some((start) => type.startsWith(start)));
      return { item, isDone: types.length > 0 ? isSent : saved.includes(step) };
    });
}
