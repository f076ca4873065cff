import { whenOnline } from '@taga/web/connection';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type GivenText, isInZawgyi, pauseBefore, put } from './find-zawgyi.ts';

const ZawgyiNotice = lazy(async () => ({
  default: (await whenOnline(() => import('./zawgyi-notice.tsx'))).ZawgyiNotice,
}));

/** Asks, beside whichever field it is, whether a text in Zawgyi shall be converted. */
export function ZawgyiQuestion({ given }: { given: GivenText }) {
  const [found, setFound] = useState<GivenText>();
  /** What somebody wants to keep as it is, they are not asked about again. */
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    // Somebody who types on, or elsewhere, is asked about what they typed last.
    let isLatest = true;
    const look = async () => {
      const isFound = await isInZawgyi(given);
      if (isLatest) setFound(isFound ? given : undefined);
    };
    const pause = setTimeout(() => void look(), pauseBefore(given));
    return () => {
      isLatest = false;
      clearTimeout(pause);
    };
  }, [given]);

  function answer(text: string) {
    if (!found) return;
    const isKept = text === found.text;
    setKept(isKept ? text : undefined);
    setFound(undefined);
    found.field.focus();
    // Leaving some fields takes back what was typed there, so it is put back too.
    if (!isKept || found.kind !== 'lost') put(text, found);
  }

  const isAsked = found !== undefined && found.text !== kept;
  return <Suspense>{isAsked && <ZawgyiNotice found={found} onAnswer={answer} />}</Suspense>;
}
