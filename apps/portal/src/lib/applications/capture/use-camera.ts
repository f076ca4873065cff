import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraProblem, closeCamera, type Facing, NoCamera, openCamera } from './camera.ts';

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Set while there is a picture. */
  readonly stream: MediaStream | undefined;
}

/**
 * The camera's picture, for as long as it is wanted and somebody looks: behind another app or tab it is let go, and
 * opened again when the page is back.
 */
export function useCamera(facing: Facing, isWanted: boolean, onProblem: (problem: CameraProblem) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream>();
  const isVisible = useIsVisible();
  const tell = useEffectEvent(onProblem);

  useEffect(() => {
    if (!isWanted || !isVisible) return;
    let isOver = false;
    let opened: MediaStream | undefined;
    openCamera(facing).then(
      (found) => {
        if (isOver) return closeCamera(found);
        opened = found;
        // Somebody pulled the plug, or took the permission back.
        for (const track of found.getVideoTracks()) track.addEventListener('ended', () => tell('busy'));
        setStream(found);
      },
      (error) => !isOver && tell(error instanceof NoCamera ? error.problem : 'unsupported'),
    );
    return () => {
      isOver = true;
      if (opened) closeCamera(opened);
      setStream(undefined);
    };
  }, [facing, isWanted, isVisible]);

  useEffect(() => {
    const element = video.current;
    if (!element || !stream) return;
    element.srcObject = stream;
    // Fails only when the picture is gone again before it began.
    element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [stream]);

  return { video, stream };
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
