import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import type { ProjectCopy } from './project-copy.ts';
import { replaceEach } from './recipe.ts';

const loan = join(root, 'scripts/recipes/loan');
const list = 'packages/contract/src/kinds/forms.ts';

/** What the recipe "A kind of application" of CONTRIBUTING.md makes; nothing else of the project may change. */
export const changedByLoan = [list];

/** Follows the recipe in a copy of the project. */
export function addLoan(copy: ProjectCopy): void {
  const definition = readFileSync(join(loan, 'kind.ts'), 'utf8');
  const inPlace = definition
    .replace('../../../packages/contract/src/kinds/form/', '../form/')
    .replace('../../../packages/contract/src/rules/', '../../rules/');
  copy.write('packages/contract/src/kinds/loan/index.ts', inPlace);

  const imported = "import type { FormKind } from './form/form-kind.ts';\n";
  const added = replaceEach(
    list,
    [imported, `${imported}import { loanKind } from './loan/index.ts';\n`],
    ['readonly FormKind[] = [];', 'readonly FormKind[] = [loanKind];'],
  );
  copy.write(list, added.make(copy.read(list)));

  for (const language of ['en', 'mm']) {
    for (const file of readdirSync(join(loan, language))) {
      const texts = readFileSync(join(loan, language, file), 'utf8');
      copy.write(`packages/i18n/locales/${language}/${file}`, texts);
    }
  }
}
