import { createTextStore, type Language } from '@taga/i18n';
import { loadCatalog, TextProvider } from '@taga/web/text';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaffRemark } from './staff-remark.tsx';

async function draw(words: string, language: Language): Promise<string> {
  const store = createTextStore(language, loadCatalog);
  await store.loadGroup('corrections');
  return renderToString(
    <TextProvider store={store}>
      <StaffRemark words={words} />
    </TextProvider>,
  );
}

const english = 'Please visit us.';
const burmese = 'ဘဏ်ခွဲသို့ လာရောက်ပေးပါ။';

test('what is written in the language of the reader stands alone [DSK-026]', async () => {
  expect(await draw(english, 'en')).not.toContain('only');
  expect(await draw(burmese, 'mm')).not.toContain('<p class="text-sm');
});

test('what was written in another one only is shown with a word about it, and read aloud in its own [DSK-026]', async () => {
  const forBurmese = await draw(english, 'mm');
  expect(forBurmese).toContain(`lang="en">${english}`);
  expect(forBurmese.replace(/[\u200b\u2060]/g, '')).toContain('English ဘာသာဖြင့်သာ');
  const forEnglish = await draw(burmese, 'en');
  expect(forEnglish).toContain('lang="my"');
  expect(forEnglish).toContain('Our staff wrote this in မြန်မာ only.');
});
