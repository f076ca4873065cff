import { removeFile } from '@taga/contract/endpoints/uploads';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import { useLanguage } from '@taga/web/text';
import {
  type FilePlace,
  type Uploads,
  useFileUploads,
  useIsUploading as useIsSending,
  useTypesUnderWay as useTypesOnTheirWay,
} from '@taga/web/uploads';
import { useMemo } from 'react';
import { useCustomer } from '../../access/session/session-context.tsx';
import { callApi } from '../../platform/api/call-api.ts';
import type { FileOwner } from './file-owner.ts';
import { uploads } from './uploads.ts';

export interface FileAnswer {
  /** The application that the files are for. */
  readonly owner: FileOwner;
  readonly fileType: FileType;
  /** Those that the server has, of this type alone. */
  readonly files: readonly UploadedFile[];
  readonly onFiles: (files: readonly UploadedFile[]) => void;
}

function usePlace({ owner, fileType }: Pick<FileAnswer, 'owner' | 'fileType'>): FilePlace<FileOwner> {
  const { authorizationReqId, accountClass, currency, phoneId } = owner;
  const customer = useCustomer();
  const loginId = phoneId ?? customer?.loginId ?? '';
  return useMemo(
    () => ({ loginId, owner: { authorizationReqId, accountClass, currency }, fileType }),
    [loginId, authorizationReqId, accountClass, currency, fileType],
  );
}

/** The files of one kind in an application: those on their way, and how to send and take back. */
export function useUploads({ owner, fileType, files, onFiles }: FileAnswer): Uploads {
  const place = usePlace({ owner, fileType });
  const language = useLanguage();
  return useFileUploads({
    queue: uploads,
    place,
    files,
    onFiles,
    removeFile({ id }) {
      const body = { AuthorizationReqId: owner.authorizationReqId, LoginId: place.loginId, FileId: id };
      return callApi(removeFile, { body, language });
    },
  });
}

/** What of the application is still on its way: what is submitted now would be without it. */
export function useTypesUnderWay(owner: FileOwner): readonly string[] {
  return useTypesOnTheirWay(uploads, owner.authorizationReqId);
}

export function useIsUploading(owner: FileOwner, fileTypes: readonly FileType[]): boolean {
  return useIsSending(uploads, owner.authorizationReqId, fileTypes);
}
