import { selfieVideoMinSeconds } from '@taga/contract/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { recordSelfie } from './record-selfie.ts';

export type Stage =
  | { readonly name: 'ready'; readonly isBroken?: boolean }
  | { readonly name: 'countdown'; readonly seconds: number }
  | { readonly name: 'recording'; readonly second: number };

const countdownSeconds = 3;
const tickMs = 250;

/** Counts down, records for as long as the script lasts, and hands over the video; cut off, it is to be done again. */
export function useSelfieRecording(
  stream: MediaStream | undefined,
  totalSeconds: number,
  onVideo: (video: Blob) => void,
): { readonly stage: Stage; readonly start: () => void } {
  const [stage, setStage] = useState<Stage>({ name: 'ready' });
  const finish = useEffectEvent(onVideo);
  const isCounting = stage.name === 'countdown';
  const isRecording = stage.name === 'recording';

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => {
      setStage((now) => {
        if (now.name !== 'countdown') return now;
        return now.seconds > 1 ? { ...now, seconds: now.seconds - 1 } : { name: 'recording', second: 0 };
      });
    }, 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);

  useEffect(() => {
    if (!isRecording || !stream) return;
    const recording = recordSelfie(stream);
    const startedAtMs = performance.now();
    let isLeft = false;
    const secondsSince = () => (performance.now() - startedAtMs) / 1_000;
    const timer = setInterval(() => {
      const second = secondsSince();
      if (second >= totalSeconds) recording.stop();
      else setStage({ name: 'recording', second });
    }, tickMs);
    recording.finished.then(
      (video) => {
        clearInterval(timer);
        if (isLeft) return;
        if (secondsSince() >= selfieVideoMinSeconds) finish(video);
        else setStage({ name: 'ready', isBroken: true });
      },
      () => !isLeft && setStage({ name: 'ready', isBroken: true }),
    );
    return () => {
      isLeft = true;
      clearInterval(timer);
      recording.stop();
      setStage((now) => (now.name === 'recording' ? { name: 'ready', isBroken: true } : now));
    };
  }, [isRecording, stream, totalSeconds]);

  return { stage, start: () => setStage({ name: 'countdown', seconds: countdownSeconds }) };
}
