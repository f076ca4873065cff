import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A worker keeps the modules it has loaded for the next file only where that needs a page as well, or none as well. So the
 * files that need one follow each other.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const needsPage = new Map(sorted.map((file) => [file, hasPage(file)]));
    return sorted.sort((one, other) => {
      if (one.project !== other.project) return 0;
      return Number(needsPage.get(one)) - Number(needsPage.get(other));
    });
  }
}

function hasPage({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment page');
}
