import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type PageFiles, pageFilesName } from '../plugins/page-files.ts';
import { withStylesInside } from './styles-inside.ts';

/** What the client build made: its HTML with the styles inside, and the files of each page. */
export class ClientFiles {
  readonly template: string;
  readonly #pageFiles: PageFiles;
  readonly #clientDir: string;
  /** What only this step needed, and nobody will ask for. */
  readonly #leftovers = ['index.html', pageFilesName];

  constructor(clientDir: string) {
    this.#clientDir = clientDir;
    this.template = withStylesInside(this.#read('index.html'), (address) => {
      this.#leftovers.push(address);
      return this.#read(address);
    });
    this.#pageFiles = JSON.parse(this.#read(pageFilesName));
  }

  #read(name: string): string {
    return readFileSync(join(this.#clientDir, name), 'utf8');
  }

  /** The files to fetch together with the first one, so that nothing waits for another round trip. */
  filesFor(sourceFile = ''): string[] {
    const files = this.#pageFiles[sourceFile];
    if (!files) throw new Error(`The client build has no file for ${sourceFile}`);
    return files.map((file) => `/${file}`).filter((file) => !this.template.includes(file));
  }

  removeLeftovers(): void {
    for (const name of this.#leftovers) rmSync(join(this.#clientDir, name));
  }
}
