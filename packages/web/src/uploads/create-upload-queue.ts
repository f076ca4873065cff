import { raiseGlobalError } from '../api/global-errors.ts';
import { isOffline, subscribeToConnection } from '../connection/connection.ts';
import { languageOfDocument } from '../text/language-choice.ts';
import { prepareFile } from './prepare-file.ts';
import { createThumbnails } from './thumbnails.ts';
import { type QueueDependencies, UploadQueue } from './upload-queue.ts';
import { createUploadStore, type FileOwner } from './upload-store.ts';

/** Waits until it is told that it is done, or throws when the signal says to stop. */
function waitFor(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = begin(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    function stop() {
      end();
      reject(signal.reason);
    }
    signal.addEventListener('abort', stop);
  });
}

const pause = (ms: number, signal: AbortSignal) =>
  waitFor(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });

async function whenReachable(signal: AbortSignal): Promise<void> {
  if (!isOffline()) return;
  await waitFor(signal, (done) => {
    const unsubscribe = subscribeToConnection(() => {
      if (isOffline()) return;
      unsubscribe();
      done();
    });
    return unsubscribe;
  });
}

async function alone(key: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Missing where the page is not served over a safe connection; then the server refuses the slower tab's part.
  if (!navigator.locks) return work();
  await navigator.locks.request(`taga.upload.${key}`, { signal }, work);
}

function preview(bytes: ArrayBuffer, mediaType: string): string | undefined {
  return mediaType.startsWith('image/') ? URL.createObjectURL(new Blob([bytes], { type: mediaType })) : undefined;
}

/** A queue in a real browser: how a file is sent and evaluated is the app's. */
export function createUploadQueue<Owner extends FileOwner>(
  own: Pick<QueueDependencies<Owner>, 'send' | 'findProblem'>,
): UploadQueue<Owner> {
  return new UploadQueue({
    ...own,
    store: createUploadStore<Owner>(),
    prepare: prepareFile,
    language: () => languageOfDocument(document.documentElement.lang),
    pause,
    whenReachable,
    alone,
    preview,
    thumbnails: createThumbnails(),
    onGivenUp: raiseGlobalError,
    now: Date.now,
  });
}
