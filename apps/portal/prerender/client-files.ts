import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  /** The files to fetch together with the first ones, so that nothing waits for another round trip. */
  filesFor(sourceFiles: readonly string[]): string[] {
    const files = sourceFiles.flatMap((source) => {
      const found = this.#pageFiles[source];
      if (!found) throw new Error(`The client build has no file for ${source}`);
      return found;
    });
    return [...new Set(files)].map((file) => `/${file}`).filter((file) => !this.template.includes(file));
  }

  /**
   * Says of the files that a drawn page is brought to life with that all in them is about to run. Chromium then compiles
   * them beside the download; it would otherwise compile one function after the other, each when it is first called.
   */
  expectToRun(files: ReadonlySet<string>): void {
    for (const file of [...files, ...this.#firstFiles()]) {
      writeFileSync(join(this.#clientDir, file), `//# allFunctionsCalledOnLoad\n${this.#read(file)}`);
    }
  }

  #firstFiles(): string[] {
    return [...this.template.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, file = '']) => file);
  }

  removeLeftovers(): void {
    for (const name of this.#leftovers) rmSync(join(this.#clientDir, name));
  }
}
