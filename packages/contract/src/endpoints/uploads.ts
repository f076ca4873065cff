import * as z from 'zod/mini';
import { localCurrency, maxFileBytes } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { applicationId } from '../records/applications/application-id.ts';
import { fileType } from '../records/applications/file.ts';
import { doneAnswer } from '../records/fields/answer.ts';
import { base64CharactersOf } from '../records/fields/base64.ts';
import { accountClassCode, currencyCode, currentLoginId, reference } from '../records/fields/field.ts';
import { says } from '../rules/fields/rule.ts';

/**
 * What the customer calls a file. A path, or a character that nobody can see, is no name; nor is what turns the reading
 * direction, because `pay\u202Efdp.exe` reads as `payexe.pdf`.
 */
export const fileName = z
  .string()
  .check(z.minLength(1), z.maxLength(255), z.regex(/^(?!\.{1,2}$)[^/\\\p{Cc}\p{Bidi_Control}]*$/u));

/** A file, in one piece or by the upload that brought it. */
export const fileContent = {
  /** Base64. Its form is checked while it is decoded: a pattern would be slow on this much text. */
  FileData: z.optional(
    z.string().check(z.maxLength(base64CharactersOf(maxFileBytes), says('validation.upload.tooLarge'))),
  ),
  /** In place of `FileData`: a finished upload that was sent in parts. */
  UploadId: z.optional(reference),
  /** What the sender's bytes add up to, as hexadecimal: what arrived otherwise is not kept. */
  Sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
};

export const hasOneContent = z.refine<{ FileData?: string | undefined; UploadId?: string | undefined }>(
  (upload) => Boolean(upload.FileData) !== Boolean(upload.UploadId),
  { path: ['FileData'], error: says('validation.invalid') },
);

const errors = [errorCodes.notFound, errorCodes.applicationClosed, errorCodes.notAskedToCorrect] as const;

export const uploadFile = defineEndpoint({
  id: 'uploadFile',
  base: 'upload',
  path: '/create-account/file_upload',
  allowedRoles: ['customer', 'phone'],
  summary: 'Add a file to an application; a phone may add the photos and the video of its own',
  fileField: 'FileData',
  body: z
    .object({
      ...fileContent,
      AuthorizationReqId: applicationId,
      AccountClass: accountClassCode,
      LoginId: currentLoginId,
      FileType: fileType,
      FileName: fileName,
      Currency: z._default(currencyCode, localCurrency),
    })
    .check(hasOneContent),
  answer: z.object({
    fileUrl: z.string(),
    fileType: z.string(),
    fileName: z.string(),
    Data: z.object({ FileId: z.string(), AuthorizationReqId: z.string() }),
  }),
  errors: [
    ...errors,
    errorCodes.fileTooLarge,
    errorCodes.fileTypeNotAllowed,
    errorCodes.fileUnreadable,
    errorCodes.tooManyFiles,
    errorCodes.fileDamaged,
    errorCodes.fileInfected,
    errorCodes.pdfNotPlain,
  ],
});

export const removeFile = defineEndpoint({
  id: 'removeFile',
  base: 'upload',
  path: '/create-account/file_remove',
  allowedRoles: ['customer'],
  summary: 'Take a file out of an application again',
  body: z.object({ AuthorizationReqId: applicationId, LoginId: currentLoginId, FileId: reference }),
  answer: doneAnswer,
  errors,
});
