import type { Language } from '@taga/i18n';

/** A phone is held upright, and shows the product as a phone does. */
export type FilmShape = 'portrait' | 'landscape';

/** Each language has films of its own, captioned in it. Most phones play the first format; older iPhones the second. */
export function filmOf(language: Language, shape: FilmShape) {
  const film = `/media/tutorial-${language}-${shape}`;
  return {
    sources: [
      { src: `${film}.webm`, type: 'video/webm' },
      { src: `${film}.mp4`, type: 'video/mp4' },
    ],
    captions: `/media/tutorial-${language}.vtt`,
  };
}
