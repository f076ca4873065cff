import { defaultLanguage, type Language, languageDefinition } from '@taga/i18n';

/** A phone is held upright, and shows the product as a phone does. */
export type VideoShape = 'portrait' | 'landscape';

/** Most languages have videos of their own, captioned in them. Most phones play the first format; older iPhones the second. */
export function tutorialVideoOf(reader: Language, shape: VideoShape) {
  const language = languageDefinition(reader).hasTutorial ? reader : defaultLanguage;
  const video = `/media/tutorial-${language}-${shape}`;
  return {
    language,
    sources: [
      { src: `${video}.webm`, type: 'video/webm' },
      { src: `${video}.mp4`, type: 'video/mp4' },
    ],
    captions: `/media/tutorial-${language}.vtt`,
  };
}
