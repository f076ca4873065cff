import { whenOnline } from '@taga/web/connection';
import { isUnfinished, mayBeZawgyi } from './may-be-zawgyi.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What stands in a field now, or was pasted there in vain. */
export interface GivenText {
  readonly field: TextField;
  readonly text: string;
  /** `lost` if the field did not take it, else the type of the input event. */
  readonly kind: string;
}

/** Who types on within this time has not finished the syllable. */
const pauseMs = 1_000;

/** How long to wait before somebody is asked about the text. */
export function pauseBefore({ text, kind }: GivenText): number {
  return isUnfinished(text) && kind !== 'insertFromPaste' ? pauseMs : 0;
}

/** Passwords and addresses of e-mail are nobody's text. */
export async function isInZawgyi({ field, text }: GivenText): Promise<boolean> {
  if (!/^(text|search|textarea)$/.test(field.type) || !mayBeZawgyi(text)) return false;
  const { isZawgyi } = await whenOnline(() => import('./zawgyi-library.ts'));
  return field.isConnected && isZawgyi(text);
}

/** Has the field take another text in place of the one that was given. */
export function put(text: string, { field, kind }: GivenText): void {
  if (kind === 'lost') pasteInto(field, text);
  else if (field.value !== text) fill(field, text);
}

/** As if it had been typed: React hears of a value only if it is set past its own setter. */
function fill(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function pasteInto(field: TextField, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
