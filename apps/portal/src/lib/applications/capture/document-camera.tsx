import { useText } from '@taga/web/text';
import { type Ref, useRef, useState } from 'react';
import type { CameraProblem } from './camera.ts';
import { CaptureButton, CaptureScreen } from './capture-screen.tsx';
import type { Fault } from './image-quality.ts';
import { lookAtPhoto, type PhotoFault } from './look-at-photo.ts';
import { takePhoto } from './look-through-guide.ts';
import { useCamera } from './use-camera.ts';
import { type Hint, useLiveHint } from './use-live-hint.ts';
import { useObjectUrl } from './use-object-url.ts';

/** A card is 85.6 by 54 mm, an open page of a passport 125 by 88. As high as the screen lets it be. */
const frames = {
  card: 'aspect-[856/540] w-[min(100%,36rem,calc((100dvh-16rem)*1.585))]',
  page: 'aspect-[125/88] w-[min(100%,36rem,calc((100dvh-16rem)*1.42))]',
} as const;
export type DocumentShape = keyof typeof frames;

interface DocumentCameraProps {
  title: string;
  shape: DocumentShape;
  onPhoto: (photo: Blob) => void;
  onClose: () => void;
  onProblem: (problem: CameraProblem) => void;
}

interface Taken {
  readonly photo: Blob;
  readonly fault: Fault | PhotoFault | undefined;
}

/** Takes a photo of a document, by itself once it is good or by a press, and shows it before it is used. */
export function DocumentCamera({ title, shape, onPhoto, onClose, onProblem }: DocumentCameraProps) {
  const text = useText();
  const guide = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<Taken>();
  const { video, stream } = useCamera('back', !taken, onProblem);
  const isOn = stream !== undefined && !taken;
  const { hint } = useLiveHint({ video, guide, subject: 'document', isOn, onSteady: () => void take(undefined) });

  async function take(fault: Fault | undefined) {
    if (!video.current?.videoWidth || !guide.current) return;
    const photo = await takePhoto(video.current, guide.current);
    setTaken({ photo, fault: fault ?? (await lookAtPhoto(photo)) });
  }

  if (taken) {
    const again = () => setTaken(undefined);
    return <Review title={title} {...taken} onUse={() => onPhoto(taken.photo)} onAgain={again} onClose={onClose} />;
  }
  const fit = text(shape === 'card' ? 'capture.camera.fitCard' : 'capture.camera.fitPage');
  const hinted = hint === 'starting' ? fit : text(`capture.camera.${hint}`);
  return (
    <CaptureScreen
      title={title}
      onClose={onClose}
      picture={<video ref={video} muted playsInline className="absolute inset-0 size-full object-cover" />}
      guide={<Guide ref={guide} shape={shape} isGood={hint === 'good'} />}
      words={isOn ? hinted : text('capture.camera.starting')}
      more={hinted === fit ? undefined : <p>{fit}</p>}
      actions={<Shutter hint={hint} isOn={isOn} onTake={(fault) => void take(fault)} />}
    />
  );
}

function Guide({ ref, shape, isGood }: { ref: Ref<HTMLDivElement>; shape: DocumentShape; isGood: boolean }) {
  return (
    <div
      ref={ref}
      className={`relative rounded-card border-4 shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)] transition-colors ${isGood ? 'border-accent' : 'border-on-camera'} ${frames[shape]}`}
    />
  );
}

/** Filled once the picture is good, and never locked: who cannot do better may take it as it is. */
function Shutter({ hint, isOn, onTake }: { hint: Hint; isOn: boolean; onTake: (fault: Fault | undefined) => void }) {
  const text = useText();
  const fault = hint === 'good' || hint === 'starting' ? undefined : hint;
  return (
    <button
      type="button"
      aria-disabled={!isOn}
      onClick={() => isOn && onTake(fault)}
      className="flex min-h-16 items-center gap-3 rounded-chip px-3 font-semibold focus-visible:outline-on-camera"
    >
      <span
        aria-hidden="true"
        className={`size-14 shrink-0 rounded-chip border-4 border-on-camera transition-colors ${hint === 'good' ? 'bg-on-camera' : ''}`}
      />
      {text('capture.camera.shutter')}
    </button>
  );
}

interface ReviewProps extends Taken {
  title: string;
  onUse: () => void;
  onAgain: () => void;
  onClose: () => void;
}

function Review({ title, photo, fault, onUse, onAgain, onClose }: ReviewProps) {
  const text = useText();
  const url = useObjectUrl(photo);
  return (
    <CaptureScreen
      title={title}
      onClose={onClose}
      picture={<img src={url} alt={title} className="absolute inset-0 size-full object-contain" />}
      words={fault ? text(`capture.camera.poor.${fault}`) : text('capture.camera.readable')}
      actions={
        <>
          <CaptureButton onClick={onAgain}>{text('capture.camera.again')}</CaptureButton>
          <CaptureButton isMain onClick={onUse}>
            {text('capture.camera.use')}
          </CaptureButton>
        </>
      }
    />
  );
}
