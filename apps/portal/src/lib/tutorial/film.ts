import type { Language } from '@taga/i18n';

/** Each language has a film of its own, spoken and captioned in it. */
export function filmOf(language: Language) {
  return { video: `/media/tutorial-${language}.webm`, captions: `/media/tutorial-${language}.vtt` };
}
