import { type CatalogGroup, createTextStore, type Language } from '@taga/i18n';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { loadCatalog } from '../text/load-catalog.ts';
import { TextProvider } from '../text/text-context.tsx';

// For tests that begin with `@vitest-environment page`: a page that is drawn, pressed and typed in.

interface Sight {
  readonly words?: readonly CatalogGroup[];
  readonly language?: Language;
  /** What stands around it: who is signed in, what was answered. */
  readonly around?: (children: ReactNode) => ReactNode;
}

/** Does something to the page, and waits until it is drawn again. */
export async function doing<Result>(change: () => Result): Promise<Awaited<Result>> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    return await act(async () => await change());
  } finally {
    // What comes by itself meanwhile, such as a file, is drawn when it comes.
    react.IS_REACT_ACT_ENVIRONMENT = false;
  }
}

/** Draws something into the page for as long as the test goes on. */
export async function drawInPage(element: ReactNode, { words = [], language = 'en', around = (c) => c }: Sight = {}) {
  const store = createTextStore(language, loadCatalog);
  await Promise.all(words.map(store.loadGroup));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const redraw = (next: ReactNode) =>
    doing(() => root.render(<TextProvider store={store}>{around(next)}</TextProvider>));
  const leave = () => doing(() => root.unmount());
  onTestFinished(async () => {
    await leave();
    place.remove();
  });
  await redraw(element);
  return {
    place,
    store,
    redraw,
    leave,
    /** What can be read, in one line. */
    read: () => (place.textContent ?? '').replace(/\s+/g, ' ').trim(),
    find: <Found extends HTMLElement = HTMLElement>(selector: string) => findIn<Found>(place, selector),
    press: (name: string) => press(place, name),
  };
}

/** What a hook answers, each time it is drawn. */
export async function runHook<Result>(hook: () => Result, sight?: Sight) {
  const results: Result[] = [];
  let latest = hook;
  function Hooked() {
    results.push(latest());
    return null;
  }
  const drawn = await drawInPage(<Hooked />, sight);
  return {
    get current() {
      return results.at(-1) as Result;
    },
    results,
    leave: drawn.leave,
    store: drawn.store,
    async redraw(next: () => Result = latest) {
      latest = next;
      await drawn.redraw(<Hooked />);
    },
  };
}

function findIn<Found extends HTMLElement>(place: Element, selector: string): Found {
  const found = place.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector} in ${place.innerHTML}`);
  return found;
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? '';

/** Presses the first button or link of this name. */
export async function press(place: Element, name: string): Promise<void> {
  const controls = [...place.querySelectorAll<HTMLElement>('button, a, [role=button]')];
  const found = controls.find((control) => nameOf(control).includes(name));
  if (!found) throw new Error(`There is no ${name} among: ${controls.map(nameOf).join(' | ')}`);
  await doing(() => found.click());
}

/** Types into a field, as a browser does it. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  await doing(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}
