import type { CardDocumentType } from '@taga/contract/rules/card-codes';

/** A photo of an application for a card. */
export interface StoredDocument {
  readonly id: string;
  readonly type: CardDocumentType;
  /** What the customer calls it. */
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly at: Date;
}

/** Where the photo itself lies, sealed for its owner. */
export function storedName(id: string): string {
  return `card-documents/${id}`;
}

export const cardDocumentPath = '/upload/card-documents';
