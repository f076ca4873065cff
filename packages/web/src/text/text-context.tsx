import type { Language, Text, TextStore } from '@taga/i18n';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const StoreContext = createContext<TextStore | null>(null);

export function TextProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useTextStore(): TextStore {
  const store = use(StoreContext);
  if (!store) throw new Error('There is no TextProvider around this component');
  return store;
}

function useSnapshot() {
  const store = useTextStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/** The one way to get words: `const text = useText(); text('home.banner.title')`. */
export function useText(): Text {
  return useSnapshot().text;
}

export function useLanguage(): Language {
  return useSnapshot().language;
}

export function useSwitchLanguage(): (language: Language) => Promise<void> {
  return useTextStore().switchTo;
}
