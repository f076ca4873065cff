import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that need a page come last, one after the other. A process goes on with the next file only where that needs a page as
 * this one did, or none as this one; otherwise another has to load React and the words again.
 */
export class PagesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const needsPage = new Map(files.map((file) => [file, Number(beginsWithPage(file))]));
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => (needsPage.get(one) ?? 0) - (needsPage.get(other) ?? 0));
  }
}

function beginsWithPage({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment page');
}
