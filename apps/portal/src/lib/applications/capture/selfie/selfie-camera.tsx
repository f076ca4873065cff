import type { HeadTurn } from '@taga/contract/records/applications/identity-check';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import type { CameraProblem } from '../camera.ts';
import { CaptureButton, CaptureScreen } from '../capture-screen.tsx';
import { useCamera } from '../use-camera.ts';
import { type Hint, useLiveHint } from '../use-live-hint.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { poseAt, type Script, scriptOf } from './head-turns.ts';
import { speak, stopSpeaking } from './speak.ts';
import { type Stage, useSelfieRecording } from './use-selfie-recording.ts';

interface SelfieCameraProps {
  title: string;
  /** Where to turn the head, in the order that the server chose. */
  turns: readonly HeadTurn[];
  onVideo: (video: Blob) => void;
  onClose: () => void;
  onProblem: (problem: CameraProblem) => void;
}

/** Records the face while the head is turned as asked, and shows the video before it is used. */
export function SelfieCamera({ title, turns, onVideo, onClose, onProblem }: SelfieCameraProps) {
  const [video, setVideo] = useState<Blob>();
  if (video) {
    const again = () => setVideo(undefined);
    return <Review title={title} video={video} onUse={() => onVideo(video)} onAgain={again} onClose={onClose} />;
  }
  return <Recorder title={title} script={scriptOf(turns)} onVideo={setVideo} onClose={onClose} onProblem={onProblem} />;
}

interface RecorderProps extends Omit<SelfieCameraProps, 'turns'> {
  script: Script;
}

function Recorder({ title, script, onVideo, onClose, onProblem }: RecorderProps) {
  const text = useText();
  const oval = useRef<HTMLDivElement>(null);
  const { video, stream } = useCamera('front', true, onProblem);
  const { stage, start } = useSelfieRecording(stream, script.totalSeconds, onVideo);
  const isReady = stream !== undefined && stage.name === 'ready';
  const { hint } = useLiveHint({ video, guide: oval, subject: 'face', isOn: isReady });
  const words = useStageWords(stage, script, stream === undefined ? 'starting' : hint);
  const secondsDone = stage.name === 'recording' ? stage.second : 0;

  return (
    <CaptureScreen
      title={title}
      onClose={onClose}
      picture={
        // As in a mirror: who turns left sees it go left.
        <video ref={video} muted playsInline className="absolute inset-0 size-full -scale-x-100 object-cover" />
      }
      guide={
        <div
          ref={oval}
          className="relative aspect-[3/4] w-[min(80%,24rem,calc((100dvh-18rem)*0.75))] rounded-[50%] shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
        >
          <Ring share={secondsDone / script.totalSeconds} />
        </div>
      }
      words={words}
      more={<TimeWords stage={stage} totalSeconds={script.totalSeconds} />}
      actions={
        isReady && (
          <CaptureButton isMain onClick={start}>
            {text('capture.selfie.start')}
          </CaptureButton>
        )
      }
    />
  );
}

/** What to do now. What is asked while the video runs is said aloud as well, where the device has a voice. */
function useStageWords(stage: Stage, script: Script, hint: Hint): string {
  const text = useText();
  const language = useLanguage();
  const pose = stage.name === 'recording' ? poseAt(script, stage.second) : undefined;
  const asked = pose && text(`capture.selfie.${pose}`);
  useEffect(() => {
    if (asked) speak(asked, language);
  }, [asked, language]);
  useEffect(() => stopSpeaking, []);

  if (asked) return asked;
  if (stage.name === 'countdown') return text('capture.selfie.begins', { seconds: stage.seconds });
  if (stage.name === 'ready' && stage.isBroken) return text('capture.selfie.broken');
  // A face is seldom still or free of bright spots; the light is what matters.
  return text(hint === 'starting' || hint === 'dark' ? `capture.camera.${hint}` : 'capture.camera.fitFace');
}

function TimeWords({ stage, totalSeconds }: { stage: Stage; totalSeconds: number }) {
  const text = useText();
  if (stage.name === 'recording') {
    const seconds = Math.max(1, Math.ceil(totalSeconds - stage.second));
    return <p className="tabular-nums">{text('capture.selfie.time', { seconds })}</p>;
  }
  return <p>{text('capture.selfie.before', { seconds: totalSeconds })}</p>;
}

/** Fills as the seconds pass, from the top. */
function Ring({ share }: { share: number }) {
  const line = { d: 'M37.5 1A36.5 49 0 1 1 37.4 1', fill: 'none', strokeWidth: 2 } as const;
  return (
    <svg aria-hidden="true" viewBox="0 0 75 100" className="absolute inset-0 size-full">
      <path {...line} className="stroke-on-camera/60" />
      {share > 0 && (
        <path {...line} pathLength={100} strokeDasharray={`${share * 100} 100`} className="stroke-accent" />
      )}
    </svg>
  );
}

interface ReviewProps {
  title: string;
  video: Blob;
  onUse: () => void;
  onAgain: () => void;
  onClose: () => void;
}

function Review({ title, video, onUse, onAgain, onClose }: ReviewProps) {
  const text = useText();
  const url = useObjectUrl(video);
  return (
    <CaptureScreen
      title={title}
      onClose={onClose}
      picture={
        <video
          src={url}
          aria-label={text('capture.selfie.recorded')}
          muted
          playsInline
          autoPlay
          loop
          className="absolute inset-0 size-full -scale-x-100 object-contain"
        />
      }
      words={text('capture.selfie.review')}
      actions={
        <>
          <CaptureButton onClick={onAgain}>{text('capture.selfie.again')}</CaptureButton>
          <CaptureButton isMain onClick={onUse}>
            {text('capture.selfie.use')}
          </CaptureButton>
        </>
      }
    />
  );
}
