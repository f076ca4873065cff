/** Where files lie. What is put there is sealed before, so that whoever runs the place can read none of it. */
export interface FileStore {
  /**
   * Resolves when the file would survive a power cut. The same name again replaces what was there. It comes in pieces, so
   * that nobody has to hold it twice to join them.
   */
  put(name: string, pieces: readonly Buffer[]): Promise<void>;
  find(name: string): Promise<Buffer | undefined>;
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>;
}

/** The place cannot be reached or is full. What was asked for may be tried again. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
