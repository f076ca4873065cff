import { htmlLanguages } from '@taga/i18n';
import { Video } from '@taga/ui';
import { useIsWide } from '@taga/web/screen';
import { useLanguage, useText } from '@taga/web/text';
import { filmOf } from './film.ts';

/** Plays at once: whoever mounts it has just been asked to. */
export function FilmPlayer() {
  const text = useText();
  const language = useLanguage();
  const shape = useIsWide() ? 'landscape' : 'portrait';
  const film = filmOf(language, shape);
  return (
    <Video
      autoPlay
      label={text('tutorial.dialog.title')}
      shape={shape}
      sources={film.sources}
      captions={{ src: film.captions, lang: htmlLanguages[film.language], label: text('tutorial.video.captions') }}
    />
  );
}
