import { formatNumber } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { type Frame, takeFrames } from './frames.ts';

const framesShown = 6;
const skipSeconds = 0.5;

function useFrames(url: string) {
  const [frames, setFrames] = useState<readonly Frame[]>();
  useEffect(() => {
    const ended = new AbortController();
    takeFrames(url, framesShown, ended.signal).then(
      (taken) => !ended.signal.aborted && setFrames(taken),
      () => setFrames([]),
    );
    return () => ended.abort();
  }, [url]);
  return frames;
}

function FrameButton({ frame, label, onChoose }: { frame: Frame; label: string; onChoose: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(frame.canvas), [frame]);
  return (
    <button type="button" onClick={onChoose} className="grid gap-0.5 rounded-[4px] text-center text-text-muted">
      <span ref={place} className="*:max-w-full" />
      <span className="tabular-nums">{label}</span>
    </button>
  );
}

/** The whole video at once: a player can only go about freely in what is there. */
export function VideoView({ url, label }: { url: string; label: string }) {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    let made: string | undefined;
    fetch(url, { signal: ended.signal })
      .then((answer) => answer.blob())
      .then((video) => {
        made = URL.createObjectURL(video);
        setLocal(made);
      })
      // The address itself still plays from its beginning.
      .catch(() => ended.signal.aborted || setLocal(url));
    return () => {
      ended.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [url]);
  return local && <Player url={local} label={label} />;
}

/** The video of the face, and pictures out of it: a glance tells whether the head was turned. */
function Player({ url, label }: { url: string; label: string }) {
  const text = useText();
  const language = useLanguage();
  const player = useRef<HTMLVideoElement>(null);
  const frames = useFrames(url);

  function skip(seconds: number) {
    if (player.current) player.current.currentTime += seconds;
  }
  function toggle() {
    if (player.current?.paused) void player.current.play();
    else player.current?.pause();
  }
  function show(second: number) {
    if (!player.current) return;
    player.current.pause();
    player.current.currentTime = second;
  }
  useKeys([
    { keys: [' '], label: text('deskCases.video.play'), act: toggle },
    { keys: ['ArrowLeft'], label: text('deskCases.video.back'), act: () => skip(-skipSeconds) },
    { keys: ['ArrowRight'], label: text('deskCases.video.on'), act: () => skip(skipSeconds) },
  ]);
  return (
    <div className="grid">
      <video
        ref={player}
        src={url}
        aria-label={label}
        controls
        muted
        playsInline
        className="h-72 w-full bg-camera sm:h-96 lg:h-[calc(100dvh-29rem)] lg:min-h-56"
      />
      {frames === undefined && <p className="px-3 py-2 text-text-muted">{text('deskCases.video.taking')}</p>}
      {frames && frames.length > 0 && (
        <section aria-label={text('deskCases.video.frames')} className="grid grid-cols-6 gap-1 p-2">
          {frames.map((frame) => (
            <FrameButton
              key={frame.second}
              frame={frame}
              label={text('deskCases.video.second', { second: formatNumber(frame.second, language, 1) })}
              onChoose={() => show(frame.second)}
            />
          ))}
        </section>
      )}
    </div>
  );
}
