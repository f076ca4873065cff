import type { TextStore } from '@taga/i18n';
import { whenOnline } from '@taga/web/connection';
import { TextProvider } from '@taga/web/text';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type GivenText, isInZawgyi, pauseBefore, put, type TextField } from './find-zawgyi.ts';

const ZawgyiNotice = lazy(async () => ({
  default: (await whenOnline(() => import('./zawgyi-notice.tsx'))).ZawgyiNotice,
}));

/** Asks, beside whichever field it is, whether a text in Zawgyi shall be converted. */
function ZawgyiQuestion({ given }: { given: GivenText }) {
  const [found, setFound] = useState<GivenText>();
  /** What somebody wants to keep as it is, they are not asked about again. */
  const [kept, setSaved] = useState<string>();
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
    const isSaved = text === found.text;
    setSaved(isSaved ? text : undefined);
    setFound(undefined);
    found.field.focus();
    // Leaving some fields takes back what was typed there, so it is put back too.
    if (!isSaved || found.kind !== 'lost') put(text, found);
  }

  const isAsked = found !== undefined && found.text !== kept;
  return <Suspense>{isAsked && <ZawgyiNotice found={found} onAnswer={answer} />}</Suspense>;
}

/**
 * From now on evaluates what the fields of the page hold, beginning with the text that was heard first. It looks at what a
 * field has made of a text, so that nobody is asked about letters it does not take. Where a pasted text is taken apart
 * (`data-takes-paste`) and this one was not understood, the text itself is evaluated.
 */
export function askAboutZawgyi(store: TextStore, first: InputEvent): void {
  const root = createRoot(document.createElement('div'));

  function evaluate({ target, data, inputType }: InputEvent): void {
    const field = target as TextField;
    const isLost = data !== null && !field.value.includes(data) && field.closest('[data-takes-paste]') !== null;
    const given = isLost ? { field, text: data, kind: 'lost' } : { field, text: field.value, kind: inputType };
    root.render(
      <TextProvider store={store}>
        <ZawgyiQuestion given={given} />
      </TextProvider>,
    );
  }

  // Once the field has made of it what it does.
  document.addEventListener('beforeinput', (event) => setTimeout(() => evaluate(event)));
  evaluate(first);
}
