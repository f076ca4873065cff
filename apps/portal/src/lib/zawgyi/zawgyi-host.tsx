import { whenOnline } from '@taga/web/connection';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type FoundText, watchFields } from './watch-fields.ts';

const ZawgyiNotice = lazy(async () => ({
  default: (await whenOnline(() => import('./zawgyi-notice.tsx'))).ZawgyiNotice,
}));

/**
 * Asks, beside whichever field it is, whether a text in Zawgyi shall be converted. Stands once in an app; whoever types
 * no Burmese pays for nothing but the watching.
 */
export function ZawgyiHost() {
  const [found, setFound] = useState<FoundText>();
  /** What somebody wants to keep as it is, they are not asked about again. */
  const [kept, setKept] = useState<string>();
  useEffect(() => watchFields(setFound), []);
  const isAsked = found !== undefined && found.text !== kept;

  function answer(text: string) {
    if (!found) return;
    setKept(found.text === text ? text : undefined);
    setFound(undefined);
    // Leaving some fields takes back what was typed there.
    found.field.focus();
    if (found.field.value !== text) found.put(text);
  }

  return <Suspense>{isAsked && <ZawgyiNotice found={found} onAnswer={answer} />}</Suspense>;
}
