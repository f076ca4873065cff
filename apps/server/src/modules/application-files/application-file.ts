import type { FileType, incomeFileTypes } from '@taga/contract/records/file';

/** As kept: the files that prove an income have a number each. */
export type StoredFileType = Exclude<FileType, 'SRC_INCOME_FILE'> | (typeof incomeFileTypes)[number];

/** A file of an application. */
export interface ApplicationFile {
  readonly id: string;
  readonly type: StoredFileType;
  /** What the customer calls it. */
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly at: Date;
}

/** Where the file itself lies, sealed for its owner. */
export function storedName(id: string): string {
  return `application-files/${id}`;
}
