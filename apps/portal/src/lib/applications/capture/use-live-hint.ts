import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Fault, faultOf, isSharp, type Luminance, measure, type Quality, type Subject } from './image-quality.ts';
import { lookThrough } from './look-through-guide.ts';

const lookEveryMs = 250;
/** Nobody reads faster. */
const hintStaysMs = 1_000;
/** How many good looks in a row are enough: a sharp picture gets no better by waiting. */
const enoughLooks = { sharp: 4, good: 8 } as const;

export type Hint = Fault | 'good' | 'starting';

interface Watched {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly guide: RefObject<Element | null>;
  readonly subject: Subject;
  /** Whether there is a picture to look at. */
  readonly isOn: boolean;
  /** The picture has been good for a while. */
  readonly onSteady?: (() => void) | undefined;
}

export interface Look {
  readonly hint: Hint;
  readonly quality?: Quality | undefined;
}

/** Looks at the picture a few times a second and says the one thing that matters, at most once a second another. */
export function useLiveHint({ video, guide, subject, isOn, onSteady }: Watched): Look {
  const [look, setLook] = useState<Look>({ hint: 'starting' });
  const steady = useEffectEvent(() => onSteady?.());

  useEffect(() => {
    if (!isOn) return setLook({ hint: 'starting' });
    let before: Luminance | undefined;
    let goodLooks = 0;
    let shownAtMs = 0;
    let shown: Hint = 'starting';

    function show(hint: Hint, quality: Quality) {
      if (hint !== shown && performance.now() - shownAtMs < hintStaysMs) return;
      if (hint !== shown) shownAtMs = performance.now();
      shown = hint;
      setLook({ hint, quality });
    }

    const timer = setInterval(() => {
      const picture = video.current && guide.current && lookThrough(video.current, guide.current);
      if (!picture) return;
      const quality = measure(picture, subject, before);
      const isFirst = before === undefined;
      before = picture;
      // Whether somebody holds still is seen in two pictures.
      if (isFirst) return;
      const fault = faultOf(quality);
      goodLooks = fault ? 0 : goodLooks + 1;
      show(fault ?? 'good', quality);
      if (goodLooks === (isSharp(quality) ? enoughLooks.sharp : enoughLooks.good)) steady();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOn, subject, video, guide]);

  return look;
}
