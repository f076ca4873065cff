import { defaultLanguage, type Language, languageDefinition } from '@taga/i18n';

/** A phone is held upright, and shows the product as a phone does. */
export type FilmShape = 'portrait' | 'landscape';

/** Most languages have videos of their own, captioned in them. Most phones play the first format; older iPhones the second. */
export function filmOf(reader: Language, shape: FilmShape) {
  const language = languageDefinition(reader).hasTutorial ? reader : defaultLanguage;
  const film = `/media/tutorial-${language}-${shape}`;
  return {
    language,
    sources: [
      { src: `${film}.webm`, type: 'video/webm' },
      { src: `${film}.mp4`, type: 'video/mp4' },
    ],
    captions: `/media/tutorial-${language}.vtt`,
  };
}
