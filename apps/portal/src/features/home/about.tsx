import { PhoneScene, PlayIcon } from '@taga/ui';
import { useState } from 'react';
import { useText } from '../../lib/text/text-context.tsx';
import { FilmPlayer } from '../../lib/tutorial/film-player.tsx';
import { Section } from './section.tsx';

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
        {text('home.about.play')}
      </span>
    </button>
  );
}

export function About() {
  const text = useText();
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <Section isBeside title={text('home.about.title')} lead={text('home.about.text')}>
      {isPlaying ? <FilmPlayer /> : <Poster onPlay={() => setIsPlaying(true)} />}
    </Section>
  );
}
