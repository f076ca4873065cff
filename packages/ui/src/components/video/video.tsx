export interface VideoProps {
  /** The first format the browser can play is taken. */
  sources: readonly { src: string; type: string }[];
  captions: { src: string; lang: string; label: string };
  /** What the video shows. */
  label: string;
  poster?: string;
  autoPlay?: boolean;
}

/** A video with its captions on. Nothing is fetched before somebody asks to see it. */
export function Video({ sources, captions, label, poster, autoPlay = false }: VideoProps) {
  return (
    <video
      // A changed language brings other files; the element must start anew to take them.
      key={sources[0]?.src}
      aria-label={label}
      controls
      playsInline
      preload="none"
      autoPlay={autoPlay}
      poster={poster}
      className="aspect-video w-full rounded-field bg-surface-sunken"
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track default kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />
    </video>
  );
}
