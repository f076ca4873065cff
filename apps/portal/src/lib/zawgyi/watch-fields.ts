import { whenOnline } from '@taga/web/connection';
import { mayBeZawgyi, withoutUnfinished } from './may-be-zawgyi.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

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
  let latest: unknown;

  async function look(text: string, found: FoundText): Promise<void> {
    const mine = {};
    latest = mine;
    if (!mayBeZawgyi(text)) return tell(undefined);
    const { isZawgyi } = await whenOnline(() => import('./zawgyi.ts'));
    // Somebody who types on, or elsewhere, is asked about what they typed last.
    if (latest === mine && found.field.isConnected) tell(isZawgyi(text) ? found : undefined);
  }

  function onInput(event: Event): void {
    const { target: field } = event;
    if (!isTextField(field)) return;
    const text = field.value;
    const isTyped = event instanceof InputEvent && event.inputType === 'insertText';
    void look(isTyped ? withoutUnfinished(text) : text, { field, text, put: (other) => fill(field, other) });
  }

  function onPaste(event: ClipboardEvent): void {
    const { target: field } = event;
    if (event.defaultPrevented || !isTextField(field) || !field.closest('[data-takes-paste]')) return;
    const text = event.clipboardData?.getData('text') ?? '';
    // After what the browser itself pastes, which is looked at too and is a part of it at most.
    if (mayBeZawgyi(text)) setTimeout(() => void look(text, { field, text, put: (other) => paste(field, other) }));
  }

  document.addEventListener('input', onInput);
  document.addEventListener('paste', onPaste);
  return () => {
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
