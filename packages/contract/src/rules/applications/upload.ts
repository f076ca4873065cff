import * as z from 'zod/mini';
import { filesPerDrop, maxFileBytes, maxIncomeFiles } from '../../constants.ts';
import { says } from '../fields/rule.ts';

/** `jpg` and `jpeg` are one media type. */
export const imageMediaTypes = ['image/png', 'image/jpeg'] as const;
export const incomeProofMediaTypes = [...imageMediaTypes, 'application/pdf'] as const;

/** What the browser's file picker and drop area are told. */
export const imageFileNames = ['.png', '.jpg', '.jpeg'] as const;
export const incomeProofFileNames = [...imageFileNames, '.pdf'] as const;

/** By hand, because rules for numbers would come with every form of the portal, and no other asks for one. */
const sizeBytes = z.unknown().check(
  z.refine((bytes) => Number.isInteger(bytes) && Number(bytes) > 0, says('validation.invalid')),
  z.refine((bytes) => Number(bytes) <= maxFileBytes, says('validation.upload.tooLarge')),
);

/** A photo of an identity document or of a signature. */
export const imageFile = z.object({
  sizeBytes,
  mediaType: z.enum(imageMediaTypes, says('validation.upload.imagesOnly')),
});

export const incomeProofFile = z.object({
  sizeBytes,
  mediaType: z.enum(incomeProofMediaTypes, says('validation.upload.imagesAndPdfOnly')),
});

const rightNumber = [
  z.minLength(1, says('validation.upload.incomeMissing')),
  z.maxLength(maxIncomeFiles, says('validation.upload.tooManyIncomeFiles')),
] as const;

export const incomeProofFiles = z.array(incomeProofFile).check(...rightNumber);

/** Those that the server has, each of which was evaluated when it came. */
export const uploadedIncomeProof = z.array(z.unknown()).check(...rightNumber);

export function canAddIncomeProof(filesSoFar: number): boolean {
  return filesSoFar < maxIncomeFiles;
}

/** What fell onto a drop area in one go. */
export const droppedFiles = z.array(z.unknown()).check(z.maxLength(filesPerDrop, says('validation.upload.oneAtATime')));

/** Some apps put marks of the reading direction into file names, which the server refuses. */
export function withoutBidiControls(name: string): string {
  return name.replace(/\p{Bidi_Control}/gu, '');
}
