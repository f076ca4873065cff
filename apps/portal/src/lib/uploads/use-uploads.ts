import { removeFile } from '@taga/contract/calls/uploads';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/file';
import { ApiError } from '@taga/web/api';
import { useLanguage } from '@taga/web/text';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { callApi } from '../api/call-api.ts';
import { useCustomer } from '../session/session-context.tsx';
import type { FileProblem } from './prepare-file.ts';
import type { FilePlace, Upload } from './upload-queue.ts';
import type { FileOwner } from './upload-store.ts';
import { uploads } from './uploads.ts';

export interface FileAnswer {
  /** The application that the files are for. */
  readonly owner: FileOwner;
  readonly fileType: FileType;
  /** Those that the server has, of this type alone. */
  readonly files: readonly UploadedFile[];
  readonly onFiles: (files: readonly UploadedFile[]) => void;
}

type FieldProblem = FileProblem | 'uploads.problem.notRemoved';

export interface Uploads {
  /** On their way, or stuck. */
  readonly underWay: readonly Upload[];
  /** What is wrong with the file that was chosen last, of which nothing is sent; or with taking one back. */
  readonly problem: FieldProblem | undefined;
  setProblem(problem: FieldProblem | undefined): void;
  /** A photo or recording has no name of its own. */
  add(file: Blob, name: string): void;
  retry(upload: Upload): void;
  cancel(upload: Upload): void;
  /** Takes a file that has arrived back from the server. */
  remove(file: UploadedFile): Promise<void>;
}

const none: readonly Upload[] = [];

function usePlace({ owner, fileType }: Pick<FileAnswer, 'owner' | 'fileType'>): FilePlace {
  const { authorizationReqId, accountClass, currency, phoneId } = owner;
  const customer = useCustomer();
  const loginId = phoneId ?? customer?.loginId ?? '';
  return useMemo(
    () => ({ loginId, owner: { authorizationReqId, accountClass, currency }, fileType }),
    [loginId, authorizationReqId, accountClass, currency, fileType],
  );
}

/** Hands over what arrives, one after another, so that an answer that holds several kinds of files loses none. */
function useArrivals(place: FilePlace, onArrived: (file: UploadedFile) => void): void {
  useEffect(() => {
    const takeOver = () =>
      queueMicrotask(() => {
        const file = uploads.take(place);
        if (file) flushSync(() => onArrived(file));
      });
    takeOver();
    return uploads.subscribe(takeOver);
  }, [place, onArrived]);
}

/** What has arrived in place of what was there of its kind; or without a file. Whatever the answer is by then. */
function useChanges({ files, onFiles }: Pick<FileAnswer, 'files' | 'onFiles'>) {
  const latest = useRef({ files, onFiles });
  useLayoutEffect(() => {
    latest.current = { files, onFiles };
  });
  return useMemo(() => {
    const others = (file: UploadedFile) =>
      latest.current.files.filter(({ id, type }) => id !== file.id && type !== file.type);
    return {
      put: (file: UploadedFile) => latest.current.onFiles([...others(file), file]),
      drop: (file: UploadedFile) => latest.current.onFiles(others(file)),
    };
  }, []);
}

/** The files of one kind in an application: those on their way, and how to send and take back. */
export function useUploads({ owner, fileType, files, onFiles }: FileAnswer): Uploads {
  const place = usePlace({ owner, fileType });
  const language = useLanguage();
  const [problem, setProblem] = useState<FieldProblem>();
  const all = useSyncExternalStore(uploads.subscribe, uploads.get, () => none);
  const underWay = useMemo(() => all.filter((upload) => isAt(upload, place)), [all, place]);
  const { put, drop } = useChanges({ files, onFiles });

  useEffect(() => void uploads.resume(place.loginId), [place]);
  useArrivals(place, put);

  return {
    underWay,
    problem,
    setProblem,
    add: (file, name) => setProblem(uploads.add(file, name, place)),
    retry: ({ key }) => uploads.retry(key),
    cancel: ({ key }) => void uploads.remove(key),
    async remove(file) {
      const body = { AuthorizationReqId: owner.authorizationReqId, LoginId: place.loginId, FileId: file.id };
      setProblem(undefined);
      try {
        await callApi(removeFile, { body, language });
        drop(file);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        setProblem('uploads.problem.notRemoved');
      }
    },
  };
}

function isAt({ loginId, owner, fileType, state }: Upload, place: FilePlace): boolean {
  const isOfIt = loginId === place.loginId && owner.authorizationReqId === place.owner.authorizationReqId;
  return isOfIt && fileType === place.fileType && state !== 'arrived';
}

/** Whether a file of the application is still on its way: what is handed in now would be without it. */
export function useIsUploading(owner: FileOwner, fileTypes: readonly FileType[]): boolean {
  const all = useSyncExternalStore(uploads.subscribe, uploads.get, () => none);
  return all.some(
    (upload) =>
      upload.owner.authorizationReqId === owner.authorizationReqId &&
      upload.state !== 'failed' &&
      fileTypes.includes(upload.fileType),
  );
}
