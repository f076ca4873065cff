import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { localCurrency, maxFileBytes } from '../constants.ts';
import { errorCodes } from '../error-codes.ts';
import { accountClassCode, currencyCode, ownLoginId, reference } from '../records/field.ts';
import { fileType } from '../records/file.ts';
import { says } from '../rules/rule.ts';

/** Four characters carry three bytes; a browser may put `data:image/jpeg;base64,` before them. */
const dataUrlPrefixCharacters = 100;
const maxFileDataCharacters = Math.ceil(maxFileBytes / 3) * 4 + dataUrlPrefixCharacters;

export const uploadFile = defineCall({
  id: 'uploadFile',
  base: 'upload',
  method: 'POST',
  path: '/create-account/file_upload',
  callers: ['customer'],
  summary: 'Add a file to an application',
  carriesFiles: true,
  body: z
    .object({
      /** Base64. Its form is checked while it is decoded: a pattern would be slow on this much text. */
      FileData: z.optional(z.string().check(z.maxLength(maxFileDataCharacters, says('validation.upload.tooLarge')))),
      /** In place of `FileData`: a finished upload that was sent in parts. */
      UploadId: z.optional(reference),
      AuthorizationReqId: reference,
      AccountClass: accountClassCode,
      LoginId: ownLoginId,
      FileType: fileType,
      FileName: z.string().check(z.minLength(1), z.maxLength(255)),
      Currency: z._default(currencyCode, localCurrency),
    })
    .check(
      z.refine((upload) => Boolean(upload.FileData) !== Boolean(upload.UploadId), {
        path: ['FileData'],
        error: says('validation.invalid'),
      }),
    ),
  answer: z.object({
    fileUrl: z.string(),
    fileType: z.string(),
    fileName: z.string(),
    Data: z.object({ FileId: z.string(), AuthorizationReqId: z.string() }),
  }),
  errors: [
    errorCodes.notFound,
    errorCodes.applicationClosed,
    errorCodes.fileTooLarge,
    errorCodes.fileTypeNotAllowed,
    errorCodes.fileUnreadable,
    errorCodes.tooManyFiles,
  ],
});
