import { raiseGlobalError } from '@taga/web/api';
import { isOffline, subscribeToConnection } from '@taga/web/connection';
import { languageOfDocument } from '@taga/web/text';
import { getSession, subscribeToSession } from '../session/session-store.ts';
import { findFileProblem, prepareFile } from './prepare-file.ts';
import { sendFile } from './send-file.ts';
import { UploadQueue } from './upload-queue.ts';
import { createUploadStore } from './upload-store.ts';

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
  // Missing where the portal is not served over a safe connection; then the server refuses the slower tab's part.
  if (!navigator.locks) return work();
  await navigator.locks.request(`taga.upload.${key}`, { signal }, work);
}

function preview(bytes: ArrayBuffer, mediaType: string): string | undefined {
  return mediaType.startsWith('image/') ? URL.createObjectURL(new Blob([bytes], { type: mediaType })) : undefined;
}

/** The files on their way from this page. They go on while the customer looks at another page of the portal. */
export const uploads = new UploadQueue({
  store: createUploadStore(),
  send: sendFile,
  findProblem: findFileProblem,
  prepare: prepareFile,
  language: () => languageOfDocument(document.documentElement.lang),
  pause,
  whenReachable,
  alone,
  preview,
  onGivenUp: raiseGlobalError,
  now: Date.now,
});

subscribeToSession(() => {
  if (getSession().kind !== 'open') uploads.stop();
});
