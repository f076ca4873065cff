import { type RefObject, useEffect, useRef, useState } from 'react';

export interface VideoProps {
  /** The first format the browser can play is taken. */
  sources: readonly { src: string; type: string }[];
  captions: { src: string; lang: string; label: string };
  /** What the video shows. */
  label: string;
  /** A picture of a phone stands upright. */
  shape?: 'landscape' | 'portrait';
  poster?: string;
  autoPlay?: boolean;
}

const shapes = {
  landscape: 'aspect-video w-full',
  portrait: 'mx-auto aspect-[9/16] h-[min(60dvh,40rem)] max-w-full',
};

/** What is said at this moment. The browser shows it itself only where there is no room beside the picture. */
function useCaption(video: RefObject<HTMLVideoElement | null>): string {
  const [caption, setCaption] = useState('');
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track) return;
    const place = () => {
      track.mode = document.fullscreenElement ? 'showing' : 'hidden';
    };
    const follow = () => {
      const cues = [...(track.activeCues ?? [])] as VTTCue[];
      setCaption(cues.map(({ text }) => text).join(' '));
    };
    place();
    track.addEventListener('cuechange', follow);
    document.addEventListener('fullscreenchange', place);
    return () => {
      track.removeEventListener('cuechange', follow);
      document.removeEventListener('fullscreenchange', place);
    };
  }, [video]);
  return caption;
}

/** A video with its captions below it, where they hide nothing. Nothing is fetched before somebody asks to see it. */
export function Video({ sources, ...props }: VideoProps) {
  // A changed language brings other files; the element must start again to take them.
  return <Player key={sources[0]?.src} sources={sources} {...props} />;
}

function Player({ sources, captions, label, shape = 'landscape', poster, autoPlay = false }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const caption = useCaption(video);
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        aria-label={label}
        controls
        playsInline
        preload="none"
        autoPlay={autoPlay}
        poster={poster}
        className={`${shapes[shape]} rounded-field bg-surface-sunken`}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track default kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />
      </video>
      {/* Room for the longest, so that nothing moves while it plays. */}
      <p lang={captions.lang} className="min-h-20 text-center">
        {caption}
      </p>
    </div>
  );
}
