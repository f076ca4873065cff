/** A file of an application. */
export interface ApplicationFile {
  readonly id: string;
  /** One of the slots of the kind of application, or what a slot stores its files as. */
  readonly type: string;
  /** What the customer calls it. */
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly at: Date;
  /** Nobody could say whether it is harmful: a person must look. */
  readonly isUnscanned: boolean;
}

/** Where a new file lies, encrypted for its owner. */
export function storedNameOf(id: string): string {
  return `application-files/${id}`;
}
