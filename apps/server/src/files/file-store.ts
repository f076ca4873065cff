/** Where files lie. What is put there is encrypted before, so that anyone who runs the place can read none of it. */
export interface FileStore {
  /**
   * Begins a file under a name that was never used. What stands at its head is known last, and is so many bytes long.
   * Until it is finished nobody may count on it, and who begins one sees to it that what is left of it is erased.
   */
  begin(name: string, headBytes: number): Promise<FileWriter>;
  find(name: string): Promise<Buffer | undefined>;
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** How much is well kept as one file: reaching the disk is dear, and a place that takes only whole files holds it in memory. */
  readonly bestPartBytes: number;
}

/** A file that is being written. */
export interface FileWriter {
  write(pieces: readonly Buffer[]): Promise<void>;
  /** Resolves when the file would survive a power cut. */
  finish(head: Buffer): Promise<void>;
  /** It is not wanted any more. */
  drop(): Promise<void>;
}

/** The place cannot be reached or is full. What was asked for may be tried again. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
