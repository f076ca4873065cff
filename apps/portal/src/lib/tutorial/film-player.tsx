import { htmlLanguages } from '@taga/i18n';
import { Video } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { filmOf } from './film.ts';

/** Plays at once: whoever mounts it has just been asked to. */
export function FilmPlayer() {
  const text = useText();
  const language = useLanguage();
  const film = filmOf(language);
  return (
    <Video
      autoPlay
      label={text('tutorial.dialog.title')}
      sources={[{ src: film.video, type: 'video/webm' }]}
      captions={{ src: film.captions, lang: htmlLanguages[language], label: text('tutorial.video.captions') }}
    />
  );
}
