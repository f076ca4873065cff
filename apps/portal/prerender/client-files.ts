import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageFiles, pageFilesName } from '../plugins/page-files.ts';

/** What the client build made: its HTML, and the files of each page. */
export class ClientFiles {
  readonly template: string;
  readonly #pageFiles: PageFiles;

  constructor(clientDir: string) {
    this.template = readFileSync(join(clientDir, 'index.html'), 'utf8');
    this.#pageFiles = JSON.parse(readFileSync(join(clientDir, pageFilesName), 'utf8'));
  }

  /** The files to fetch together with the first one, so that nothing waits for another round trip. */
  filesFor(sourceFile = ''): string[] {
    const files = this.#pageFiles[sourceFile];
    if (!files) throw new Error(`The client build has no file for ${sourceFile}`);
    return files.map((file) => `/${file}`).filter((file) => !this.template.includes(file));
  }
}
