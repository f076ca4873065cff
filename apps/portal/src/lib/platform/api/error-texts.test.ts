import { errorCodes } from '@taga/contract';
import { messageKeys } from '@taga/contract/rules';
import { languages } from '@taga/i18n';
import { expect, test } from 'vitest';

async function readTexts(language: string, feature: string): Promise<Record<string, string>> {
  const file = await import(`../../../../../../packages/i18n/locales/${language}/${feature}.json`);
  return file.default;
}

test.each(languages)('every error code of the contract has a text in %s', async (language) => {
  const texts = { ...(await readTexts(language, 'errors')), ...(await readTexts(language, 'errors.desk')) };
  for (const code of Object.values(errorCodes)) expect(texts, code).toHaveProperty([`errors.${code}`]);
});

test.each(languages)('every message of a rule has a text in %s (G-116) [VAL-083]', async (language) => {
  const texts = await readTexts(language, 'validation');
  expect(Object.keys(texts).sort()).toEqual([...messageKeys].sort());
});
