import { htmlLanguages, type Language, languageNames, languages } from '@taga/i18n';
import { LanguageSwitch } from '@taga/ui';
import { rememberLanguage } from './language-choice.ts';
import { useLanguage, useSwitchLanguage, useText } from './text-context.tsx';

const options = languages.map((code) => ({ code, lang: htmlLanguages[code], name: languageNames[code] }));

/** Changes the words in place: page, scroll, focus and everything typed stay. */
export function LanguageButtons({ isCompact = false }: { isCompact?: boolean }) {
  const text = useText();
  const language = useLanguage();
  const switchTo = useSwitchLanguage();

  function choose(chosen: Language) {
    rememberLanguage(chosen);
    void switchTo(chosen);
  }

  return (
    <LanguageSwitch
      label={text('layout.language.label')}
      options={options}
      value={language}
      onValue={choose}
      compact={isCompact}
    />
  );
}
