import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.mjs';
import { accountClass } from './account-class.ts';
import { cardDecision } from './card-decision.ts';
import { cardDocument } from './card-document.ts';
import { addLanguage, languageCode } from './language.ts';
import { messageType } from './message-type.ts';
import { ProjectCopy } from './project-copy.ts';
import { question } from './question.ts';
import type { Recipe } from './recipe.ts';
import { staffRole } from './staff-role.ts';

/**
 * The recipes of CONTRIBUTING.md, all followed in one copy of the project, because its compilation is what takes time:
 * once as they are written, and once each with a step left out.
 */
const recipes: readonly Recipe[] = [accountClass, question, cardDocument, cardDecision, staffRole, messageType];

/** Existing tests that look over everything of a sort, and so over what a recipe adds. */
const overviews = [
  'packages/i18n/src/locales.test.ts',
  'packages/i18n/src/words.test.ts',
  'packages/contract/src/rules/fields/message-keys.test.ts',
  'packages/contract/src/journeys/account-opening/account-opening.test.ts',
  'apps/portal/src/features/account-detail/product-facts.test.ts',
  'apps/server/src/settings-page.test.ts',
  'apps/server/src/db/schema.test.ts',
  'every-language.test.ts',
];

const proofOf = ({ title }: Recipe) => `scripts/recipes/${title.toLowerCase().replaceAll(' ', '-')}.test.ts`;
const forgottenText = 'home.banner.title';

interface Followed {
  readonly compiled: string;
  readonly isGreen: boolean;
  readonly tested: string;
}

async function follow(isForgetful: boolean): Promise<Followed> {
  const copy = await ProjectCopy.create();
  try {
    for (const { changes, forgotten } of recipes) {
      const followed = changes.filter(({ path }) => !(isForgetful && path === forgotten.path));
      for (const { path, make } of followed) copy.write(path, make(copy.read(path)));
    }
    addLanguage(copy, isForgetful ? forgottenText : undefined);
    for (const recipe of recipes) if (recipe.proof && !isForgetful) copy.write(proofOf(recipe), recipe.proof);
    const [compiled, { isGreen, output }] = await Promise.all(
      isForgetful
        ? [copy.compile('portal', 'desk'), copy.test('locales.test.ts', 'product-facts.test.ts')]
        : [copy.compile('portal', 'desk', 'server'), copy.test(...overviews, ...recipes.map(proofOf))],
    );
    return { compiled, isGreen, tested: output };
  } finally {
    copy.remove();
  }
}

let whole: Followed;
let forgetful: Followed;
beforeAll(async () => {
  whole = await follow(false);
  forgetful = await follow(true);
});

const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const sectionOf = (title: string) => contributing.split(`\n### ${title}\n`)[1]?.split(/\n##+ /)[0] ?? '';

describe.each(recipes)('the recipe “$title”', (recipe) => {
  const { title, changes, mostFiles, forgotten } = recipe;

  test('names every file that it takes', () => {
    for (const { path, writtenAs = path } of changes) expect(sectionOf(title)).toContain(writtenAs);
  });

  test(`takes ${mostFiles} files at most`, () => {
    expect(new Set(changes.map(({ path }) => path)).size).toBeLessThanOrEqual(mostFiles);
  });

  test('is noticed when a step is left out', () => {
    expect(changes.map(({ path }) => path)).toContain(forgotten.path);
    expect(forgetful.compiled + forgetful.tested).toMatch(forgotten.complaint);
  });
});

test('the product compiles with what the recipes add', () => {
  expect(whole.compiled).toBe('');
});

test('the tests find nothing missing of what the recipes add', () => {
  expect(whole.isGreen, whole.tested).toBe(true);
  for (const recipe of recipes) expect(whole.tested).toContain(proofOf(recipe));
});

test('catalogs, server, mail, SMS, PDF and portal speak a further language, and a missing text is noticed', () => {
  expect(whole.tested).toContain(`in ${languageCode} the server writes > terms as a PDF`);
  expect(whole.tested).toContain(`a page in ${languageCode} says its own words`);
  expect(forgetful.tested).toContain(`${forgottenText} is missing in ${languageCode}`);
});
