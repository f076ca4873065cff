/** A recipe of CONTRIBUTING.md with an example, which `recipes.test.ts` follows in a copy of the project. */
export interface Recipe {
  /** The heading in CONTRIBUTING.md. */
  readonly title: string;
  /** In how many files it has to be possible; tests that prove the new thing are not among them. */
  readonly mostFiles: number;
  readonly changes: readonly Change[];
  /** One of the files left out, and what is then said by the type checker or by a test. */
  readonly forgotten: { readonly path: string; readonly complaint: RegExp };
  /** A test of the new thing, for the copy. */
  readonly proof?: string;
}

/** What is done to one file. */
export interface Change {
  readonly path: string;
  /** How CONTRIBUTING.md names it, where the path says what is only in the example. */
  readonly writtenAs?: string;
  /** Of a file that is new, from nothing. */
  readonly make: (source: string) => string;
}

/** Puts a text before or after what stands in a file once: an example that no longer fits fails, and does nothing else. */
export function replaceOnce(path: string, found: string, put: string): Change {
  return { path, make: (source) => replaced(path, source, found, put) };
}

/** The same several times in one file. */
export function replaceEach(path: string, ...pairs: readonly (readonly [found: string, put: string])[]): Change {
  return { path, make: (source) => pairs.reduce((so, [found, put]) => replaced(path, so, found, put), source) };
}

function replaced(path: string, source: string, found: string, put: string): string {
  if (source.split(found).length !== 2) throw new Error(`${path} does not have this once: ${found}`);
  return source.replace(found, () => put);
}

export function addFile(path: string, content: string, writtenAs: string): Change {
  return { path, writtenAs, make: () => content };
}

/** The texts of a feature, in each language. */
export function addTexts(
  feature: string,
  texts: Readonly<Record<string, readonly [en: string, mm: string]>>,
): Change[] {
  return ['en', 'mm'].map((language, index) => ({
    path: `packages/i18n/locales/${language}/${feature}.json`,
    writtenAs: `packages/i18n/locales/<language>/${feature}.json`,
    make(source) {
      const own = Object.entries(texts).map(([id, both]) => [id, both[index]]);
      return JSON.stringify({ ...JSON.parse(source), ...Object.fromEntries(own) });
    },
  }));
}

export const changelog: Change = replaceOnce(
  'CHANGELOG.md',
  '\n## Unreleased\n\n',
  '\n## Unreleased\n\n- What the example of a recipe adds.\n',
);
