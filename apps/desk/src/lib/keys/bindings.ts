import { keyOf } from './key-of.ts';

/** A key of the keyboard that does something on this screen. */
export interface Binding {
  /** As the browser names it, `Enter`; several do the same. */
  readonly keys: readonly string[];
  /** What it does, for the list of keys. */
  readonly label: string;
  readonly act: () => void;
}

const inUse = new Set<() => readonly Binding[]>();

/** All that is in use now, the frame's first. */
export const listBindings = (): readonly Binding[] => [...inUse].flatMap((read) => read());

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
}

/** What presses a control belongs to the one that has the focus, and a dialog keeps all keys to itself. */
function isElsewhere({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isControl = target instanceof HTMLElement && target.matches('a, button, summary, video, input');
  return ctrlKey || metaKey || altKey || isTyping(target) || (isControl && [' ', 'Enter'].includes(key));
}

function answer(event: KeyboardEvent) {
  if (event.defaultPrevented || isElsewhere(event) || document.querySelector('dialog[open]')) return;
  // Anyone who came last is nearest to what is looked at.
  const key = keyOf(event);
  const binding = listBindings().findLast(({ keys }) => keys.includes(key));
  if (!binding) return;
  event.preventDefault();
  binding.act();
}

export function addBindings(read: () => readonly Binding[]): () => void {
  if (inUse.size === 0) document.addEventListener('keydown', answer);
  inUse.add(read);
  return () => {
    inUse.delete(read);
    if (inUse.size === 0) document.removeEventListener('keydown', answer);
  };
}
