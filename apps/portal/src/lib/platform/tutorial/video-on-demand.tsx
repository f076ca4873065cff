import { PhoneScene, PlayIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useState } from 'react';

const VideoPlayer = lazy(async () => ({ default: (await import('./video-player.tsx')).VideoPlayer }));

/** Until somebody presses play there is only a drawing: the video would cost more than the whole page. */
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

/** The video in the middle of a page. */
export function VideoOnDemand() {
  const [isPlaying, setIsPlaying] = useState(false);
  if (!isPlaying) return <Poster onPlay={() => setIsPlaying(true)} />;
  return (
    <Suspense fallback={<div className="aspect-video w-full animate-waiting rounded-card bg-surface-sunken" />}>
      <VideoPlayer />
    </Suspense>
  );
}
