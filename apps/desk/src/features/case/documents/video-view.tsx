import { formatNumber } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import type { Frame } from './frames.ts';
import { useFrames, useWholeVideo } from './use-frames.ts';

const shownFrames = { count: 6, pixelsHigh: 72 };
const skipSeconds = 0.5;

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

export function VideoView({ url, label }: { url: string; label: string }) {
  const local = useWholeVideo(url);
  return local && <Player url={local} label={label} />;
}

/** The video of the face, and pictures out of it: a glance tells whether the head was turned. */
function Player({ url, label }: { url: string; label: string }) {
  const text = useText();
  const language = useLanguage();
  const player = useRef<HTMLVideoElement>(null);
  const frames = useFrames(url, shownFrames);

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
