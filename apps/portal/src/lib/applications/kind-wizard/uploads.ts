import { imageFile } from '@taga/contract/rules/applications/upload';
import { createTus, createUploadQueue, type FileOwner, findFileProblem, sendBytes } from '@taga/web/uploads';
import { bases } from '../../../config/requests.ts';
import { getSession, subscribeToSession } from '../../access/session/session-store.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { uploadRetryRule } from '../../platform/api/retry-rules.ts';
import { uploadTokens } from '../../platform/api/token-source.ts';
import { endpointsOf } from './endpoints.ts';
import type { KindPages } from './kind-pages.ts';

const tus = createTus({ base: bases.upload, retryRule: uploadRetryRule, findTokens: uploadTokens });

function createQueue(pages: KindPages) {
  const calls = endpointsOf(pages);
  const queue = createUploadQueue<FileOwner>({
    findProblem: (file) => findFileProblem(file, imageFile),
    async send(upload, sending) {
      const { language, signal } = sending;
      const body = {
        DOCNumber: upload.owner.authorizationReqId,
        Type: upload.fileType,
        FileName: upload.name,
        UploadId: await sendBytes(tus, upload, sending),
        Sha256: upload.sha256,
      };
      // The queue says what is to be said.
      const { Data } = await callApi(calls.upload, { body, language, signal, isQuiet: true });
      return { id: Data.FileId, type: Data.Type, name: Data.FileName, url: Data.FileUrl };
    },
  });
  subscribeToSession(() => {
    if (getSession().kind !== 'open') queue.stop();
  });
  return queue;
}

const queues = new Map<string, ReturnType<typeof createQueue>>();

/** Photos of a kind on their way. They go on while the customer is at another section. */
export function uploadsOf(pages: KindPages) {
  const { name } = pages.kind;
  const queue = queues.get(name) ?? createQueue(pages);
  queues.set(name, queue);
  return queue;
}
