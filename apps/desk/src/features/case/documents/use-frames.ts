import { useEffect, useState } from 'react';
import { type Frame, type FrameChoice, takeFrames } from './frames.ts';

/** The whole video at once: a player can only go about freely in what is there. */
export function useWholeVideo(url: string): string | undefined {
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
  return local;
}

/** None where the video cannot be played. The choice is one object for as long as the pictures are wanted. */
export function useFrames(url: string, choice: FrameChoice): readonly Frame[] | undefined {
  const [frames, setFrames] = useState<readonly Frame[]>();
  useEffect(() => {
    const ended = new AbortController();
    takeFrames(url, choice, ended.signal).then(
      (taken) => !ended.signal.aborted && setFrames(taken),
      () => setFrames([]),
    );
    return () => ended.abort();
  }, [url, choice]);
  return frames;
}
