import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@taga/i18n';
import { type PageFiles, pageFilesName } from '../plugins/page-files.ts';
import { PageStyles, withFontsOf } from './page-styles.ts';

const stylesLink = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
/** React draws nothing of its own, and names all kinds of things that could be classes. */
const drawsNothing = /\/(react|rolldown-runtime)-/;

/** What the client build made: its HTML, the styles, and the files of each page. */
export class ClientFiles {
  readonly template: string;
  readonly #pageFiles: PageFiles;
  readonly #clientDir: string;
  readonly #styles: PageStyles;

  constructor(clientDir: string) {
    this.#clientDir = clientDir;
    this.template = this.#read('index.html');
    const [, stylesFile = ''] = stylesLink.exec(this.template) ?? [];
    this.#styles = new PageStyles(this.#read(stylesFile));
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
   * Puts into a pre-rendered page the styles that it and the scripts it comes alive with can show, so that it is painted without
   * asking for anything more. The file with all of them waits beside it, until something is fetched that may need others.
   */
  withStylesInside(html: string, preload: readonly string[], language: Language): string {
    const scripts = [...preload, ...this.#firstFiles()].filter((file) => !drawsNothing.test(file));
    const share = this.#styles.shareOf([html, ...scripts.map((file) => this.#read(file))].join('\n'));
    const { atOnce, whenHydrated } = withFontsOf(language, share);
    const later = whenHydrated && `<style media="not all">${whenHydrated}</style>`;
    return html.replace(
      stylesLink,
      (link) => `<style>${atOnce}</style>${later}${link.replace('<link', '<link disabled')}`,
    );
  }

  /**
   * Says of the files that a pre-rendered page is hydrated with that all in them is about to run. Chromium then compiles
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

  /** What only this step needed, and nobody will ask for. */
  removeLeftovers(): void {
    for (const name of ['index.html', pageFilesName]) rmSync(join(this.#clientDir, name));
  }
}
