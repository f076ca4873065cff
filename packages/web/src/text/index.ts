export { LanguageButtons } from './language-buttons.tsx';
export { languageOfCookie, languageOfDocument, rememberLanguage } from './language-choice.ts';
export { loadCatalog } from './load-catalog.ts';
export { TextProvider, useLanguage, useSwitchLanguage, useText, useTextStore } from './text-context.tsx';
export { useCatalogs } from './use-catalogs.ts';
