import type { Messages } from './compiled-message.ts';
import type { Language } from './languages.ts';
import type { CatalogGroup } from './messages.ts';
import { createText, type Text } from './text.ts';

export type CatalogLoader = (language: Language, group: CatalogGroup) => Promise<Messages>;

/** The messages of some groups in one language. */
export type GroupedMessages = Partial<Record<CatalogGroup, Messages>>;

/** What a screen is drawn from: replaced as a whole, so that a change of language is one redraw. */
export interface TextSnapshot {
  readonly language: Language;
  readonly text: Text;
}

export interface TextStore {
  getSnapshot(): TextSnapshot;
  /** What is loaded, to start another store with. */
  getMessages(): GroupedMessages;
  subscribe(listener: () => void): () => void;
  hasGroup(group: CatalogGroup): boolean;
  /** Resolves when the group's messages are there in the current language. */
  loadGroup(group: CatalogGroup): Promise<void>;
  /** Loads what is in use in the new language first, then switches at once. */
  switchTo(language: Language): Promise<void>;
}

/** Holds the messages of the groups in use, in the current language only. */
export function createTextStore(
  initialLanguage: Language,
  loadCatalog: CatalogLoader,
  initialMessages: GroupedMessages = {},
): TextStore {
  const listeners = new Set<() => void>();
  let catalogs = new Map(Object.entries(initialMessages) as [CatalogGroup, Messages][]);
  let snapshot = draw(initialLanguage);
  let wantedLanguage = initialLanguage;

  function draw(language: Language): TextSnapshot {
    return { language, text: createText(language, Object.assign({}, ...catalogs.values())) };
  }

  function show(language: Language) {
    snapshot = draw(language);
    for (const listener of listeners) listener();
  }

  async function loadGroup(group: CatalogGroup): Promise<void> {
    if (catalogs.has(group)) return;
    const { language } = snapshot;
    const messages = await loadCatalog(language, group);
    // The language may have changed while the file was on its way.
    if (language !== snapshot.language) return loadGroup(group);
    catalogs.set(group, messages);
    show(language);
  }

  return {
    getSnapshot: () => snapshot,
    getMessages: () => Object.fromEntries(catalogs),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasGroup: (group) => catalogs.has(group),
    loadGroup,
    async switchTo(language) {
      wantedLanguage = language;
      const groups = [...catalogs.keys()];
      const loaded = await Promise.all(groups.map((group) => loadCatalog(language, group)));
      // Two quick presses: the last one wins, whichever file arrives first.
      if (language !== wantedLanguage || language === snapshot.language) return;
      catalogs = new Map(groups.map((group, index) => [group, loaded[index] ?? {}]));
      show(language);
    },
  };
}
