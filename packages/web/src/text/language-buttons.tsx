import { htmlLanguages, type Language, languageNames, languages } from '@taga/i18n';
import { LanguageSwitch } from '@taga/ui';
import { debugLog } from '../debug-log.ts';
import { showPendingState } from '../navigation/pending-click.ts';
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
    // Without a network the old words stay, and the page says that it is offline.
    showPendingState(switchTo(chosen)).catch((error) => debugLog('words failed to load', error));
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
