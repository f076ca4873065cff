import * as z from 'zod/mini';
import { maxIncomeFiles } from '../../constants.ts';
import { textUpTo } from '../fields/field.ts';

/** Photos of a document and the video of the face. */
export const identityFileTypes = [
  'PRIMARY-FRONT',
  'PRIMARY-BACK',
  'SECONDARY-FRONT',
  'SECONDARY-BACK',
  'SELFIE-VIDEO',
] as const;

/** What an uploaded file is. */
export const fileTypes = [...identityFileTypes, 'SIGNATURE', 'SRC_INCOME_FILE'] as const;
export const fileType = z.enum(fileTypes);
export type FileType = z.infer<typeof fileType>;

export function isOfIdentity(type: FileType): boolean {
  return identityFileTypes.some((each) => each === type);
}

/** What the three income files are stored as, in the order they came. */
export const incomeFileTypes = ['SRC_INCOME_01', 'SRC_INCOME_02', 'SRC_INCOME_03'] as const;

const address = textUpTo(500);

/** The files of an application. */
export const applicationFiles = z.object({
  Signature: z.nullish(z.object({ SignatureId: z.nullish(textUpTo(64)), SignatureURL: z.nullish(address) })),
  Images: z.optional(
    z.array(z.object({ ImageId: textUpTo(64), Type: fileType, URL: z.nullish(address) })).check(z.maxLength(10)),
  ),
  Income: z.optional(
    z
      .array(
        z.object({
          FileId: z.optional(textUpTo(64)),
          FileUrl: address,
          Type: z.enum([...incomeFileTypes, 'SRC_INCOME_FILE']),
          FileName: textUpTo(255),
        }),
      )
      .check(z.maxLength(maxIncomeFiles)),
  ),
});
export type ApplicationFiles = z.infer<typeof applicationFiles>;
