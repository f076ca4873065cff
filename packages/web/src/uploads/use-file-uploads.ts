import { uploadProcessingDelayMs } from '@taga/contract/constants';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../api/api-error.ts';
import type { FileProblem } from './prepare-file.ts';
import type { FilePlace, Upload, UploadQueue } from './upload-queue.ts';
import type { FileOwner } from './upload-store.ts';

interface FilesAtPlace<Owner extends FileOwner> {
  readonly queue: UploadQueue<Owner>;
  /** The same object as long as it is the same place. */
  readonly place: FilePlace<Owner>;
  /** Those that the server has, of this type alone. */
  readonly files: readonly UploadedFile[];
  readonly onFiles: (files: readonly UploadedFile[]) => void;
  /** Takes a file that has arrived back from the server. */
  readonly removeFile: (file: UploadedFile) => Promise<unknown>;
  /** Whether each that arrives is one more; otherwise it takes the place of what was there of its type. */
  readonly isMany?: boolean;
}

type FieldProblem = FileProblem | 'uploads.problem.notRemoved';

export interface Uploads {
  /** On their way, or stuck. */
  readonly underWay: readonly Upload[];
  /** What is wrong with the file that was chosen last, of which nothing is sent; or with taking one back. */
  readonly problem: FieldProblem | undefined;
  setProblem(problem: FieldProblem | undefined): void;
  /** A photo or recording that was just made, which has no name of its own. */
  add(file: Blob, name: string): void;
  /** One that was picked. It is processed two seconds later, so that a slip of the thumb can be taken back. */
  choose(file: Blob, name: string): void;
  retry(upload: Upload): void;
  cancel(upload: Upload): void;
  /** Takes a file that has arrived back from the server. */
  remove(file: UploadedFile): Promise<void>;
  /** Shows a photo that was sent from this page, without fetching it again. */
  previewOf(file: UploadedFile): string | undefined;
}

const none: readonly Upload<never>[] = [];

/** Hands over what arrives, one after another, so that an answer that holds several kinds of files loses none. */
function useArrivals<Owner extends FileOwner>(
  queue: UploadQueue<Owner>,
  place: FilePlace<Owner>,
  onArrived: (file: UploadedFile) => void,
): void {
  useEffect(() => {
    const takeOver = () =>
      queueMicrotask(() => {
        const file = queue.take(place);
        if (file) flushSync(() => onArrived(file));
      });
    takeOver();
    return queue.subscribe(takeOver);
  }, [queue, place, onArrived]);
}

type Changing = Pick<FilesAtPlace<FileOwner>, 'files' | 'onFiles'> & { readonly isMany: boolean };

/** What has arrived in place of what was there of its kind; or without a file. Whatever the answer is by then. */
function useChanges({ files, onFiles, isMany }: Changing) {
  const latest = useRef({ files, onFiles });
  useLayoutEffect(() => {
    latest.current = { files, onFiles };
  });
  return useMemo(() => {
    const without = (file: UploadedFile) => latest.current.files.filter(({ id }) => id !== file.id);
    const others = (file: UploadedFile) =>
      isMany ? without(file) : without(file).filter(({ type }) => type !== file.type);
    return {
      put: (file: UploadedFile) => latest.current.onFiles([...others(file), file]),
      drop: (file: UploadedFile) => latest.current.onFiles(without(file)),
    };
  }, [isMany]);
}

/** The files of one kind in an application: those on their way, and how to send and take back. */
export function useFileUploads<Owner extends FileOwner>(files: FilesAtPlace<Owner>): Uploads {
  const { queue, place, removeFile, isMany = false } = files;
  const [problem, setProblem] = useState<FieldProblem>();
  const all = useSyncExternalStore(queue.subscribe, queue.get, () => none);
  const underWay = useMemo(() => all.filter((upload) => isAt(upload, place)), [all, place]);
  const { put, drop } = useChanges({ ...files, isMany });

  useEffect(() => void queue.resume(place.loginId), [queue, place]);
  useArrivals(queue, place, put);

  return {
    underWay,
    problem,
    setProblem,
    add: (file, name) => setProblem(queue.add(file, name, place)),
    choose: (file, name) => setProblem(queue.add(file, name, place, uploadProcessingDelayMs)),
    retry: ({ key }) => queue.retry(key),
    cancel: ({ key }) => void queue.remove(key),
    async remove(file) {
      setProblem(undefined);
      try {
        await removeFile(file);
        drop(file);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        setProblem('uploads.problem.notRemoved');
      }
    },
    previewOf: (file) => queue.previewOf(file),
  };
}

function isAt({ loginId, owner, fileType, state }: Upload, place: FilePlace): boolean {
  const isOfIt = loginId === place.loginId && owner.authorizationReqId === place.owner.authorizationReqId;
  return isOfIt && fileType === place.fileType && state !== 'arrived';
}

/** Which types of files of the application are still on their way: what is submitted now would be without them. */
export function useTypesUnderWay<Owner extends FileOwner>(
  queue: UploadQueue<Owner>,
  authorizationReqId: string,
): readonly string[] {
  const all = useSyncExternalStore(queue.subscribe, queue.get, () => none);
  return all
    .filter(({ owner, state }) => owner.authorizationReqId === authorizationReqId && state !== 'failed')
    .map(({ fileType }) => fileType);
}

/** Whether one of these is. */
export function useIsUploading<Owner extends FileOwner>(
  queue: UploadQueue<Owner>,
  authorizationReqId: string,
  fileTypes: readonly string[],
): boolean {
  const underWay = useTypesUnderWay(queue, authorizationReqId);
  return fileTypes.some((type) => underWay.includes(type));
}
