import { htmlLanguages } from '@taga/i18n';
import { PhoneScene, PlayIcon, Video } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
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

/** Until somebody presses play there is only a drawing: the film would cost more than the whole page. */
function Poster({ onPlay }: { onPlay: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group relative grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-primary-tint"
    >
      <PhoneScene className="h-full w-auto py-4 opacity-60" />
      <span className="absolute inline-flex min-h-12 items-center gap-2 rounded-field bg-primary px-6 font-semibold text-on-primary transition-colors group-hover:bg-primary-hover">
        <PlayIcon size={24} />
        {text('tutorial.video.play')}
      </span>
    </button>
  );
}

/** The film in the middle of a page. */
export function FilmOnDemand() {
  const [isPlaying, setIsPlaying] = useState(false);
  return isPlaying ? <FilmPlayer /> : <Poster onPlay={() => setIsPlaying(true)} />;
}
