import { whenOnline } from '@taga/web/connection';
import { isUnfinished, mayBeZawgyi } from './may-be-zawgyi.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Who types on within this time has not finished the syllable. */
const pauseMs = 1_000;

/** A text in Zawgyi that somebody has put into a field, or pasted there in vain. */
export interface FoundText {
  readonly field: TextField;
  readonly text: string;
  /** How the field takes another text in its place. */
  readonly put: (text: string) => void;
}

/**
 * Tells of Zawgyi in any text field of the page, and of nothing once it is gone. It looks at what the field has made
 * of the text: one that takes no Burmese letters has none left, and nobody is asked about it. Where a pasted text is
 * taken apart (`data-takes-paste`), the text itself is looked at.
 */
export function watchFields(tell: (found: FoundText | undefined) => void): () => void {
  let latest: FoundText | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Somebody who types on, or elsewhere, is asked about what they typed last. */
  function lookLater(found: FoundText, afterMs: number): void {
    clearTimeout(pause);
    latest = found;
    pause = setTimeout(() => void look(found), afterMs);
  }

  async function look(found: FoundText): Promise<void> {
    if (!mayBeZawgyi(found.text)) return tell(undefined);
    const { isZawgyi } = await whenOnline(() => import('./zawgyi.ts'));
    if (latest === found && found.field.isConnected) tell(isZawgyi(found.text) ? found : undefined);
  }

  function onInput(event: Event): void {
    const { target: field } = event;
    if (!isTextField(field)) return;
    const text = field.value;
    const isTyped = event instanceof InputEvent && event.inputType !== 'insertFromPaste';
    lookLater({ field, text, put: (other) => fill(field, other) }, isTyped && isUnfinished(text) ? pauseMs : 0);
  }

  function onPaste(event: ClipboardEvent): void {
    const { target: field } = event;
    if (event.defaultPrevented || !isTextField(field) || !field.closest('[data-takes-paste]')) return;
    const text = event.clipboardData?.getData('text') ?? '';
    setTimeout(() => {
      // What the field has taken by now is looked at there.
      if (!field.value.includes(text)) lookLater({ field, text, put: (other) => paste(field, other) }, 0);
    });
  }

  document.addEventListener('input', onInput);
  document.addEventListener('paste', onPaste);
  return () => {
    clearTimeout(pause);
    document.removeEventListener('input', onInput);
    document.removeEventListener('paste', onPaste);
  };
}

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search');
}

/** As if it had been typed: React hears of a value only if it is set past its own setter. */
function fill(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function paste(field: TextField, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
