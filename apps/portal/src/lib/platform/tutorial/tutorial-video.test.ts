import { existsSync } from 'node:fs';
import { languageDefinition, languages } from '@taga/i18n';
import { expect, test } from 'vitest';
import { tutorialVideoOf } from './tutorial-video.ts';

const isShipped = (address: string) => existsSync(new URL(`../../../../public${address}`, import.meta.url));

for (const language of languages.filter((each) => languageDefinition(each).hasTutorial)) {
  for (const shape of ['portrait', 'landscape'] as const) {
    test(`there is a ${shape} video with captions in ${language}, in two formats [PUB-045, I18-008]`, () => {
      const { sources, captions } = tutorialVideoOf(language, shape);
      const files = [...sources.map(({ src }) => src), captions];
      expect(files).toHaveLength(3);
      for (const file of files) {
        expect(file).toContain(`-${language}`);
        expect(isShipped(file), file).toBe(true);
      }
    });
  }
}
