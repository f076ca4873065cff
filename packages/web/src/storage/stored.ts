import { readStorage, type StorageArea, subscribeToStorage, writeStorage } from './guarded-storage.ts';

interface StoredOptions<Value> {
  readonly key: string;
  readonly area?: StorageArea;
  /** From what was found, or undefined when there is nothing that could be read: anybody can write to a storage. */
  readonly parse: (found: unknown) => Value;
}

/** One value that is kept in the browser. */
export interface Stored<Value> {
  /** The same object until something changes. */
  get(): Value;
  /** As it was found, for those who must tell what is absent from what cannot be read. */
  getText(): string | null;
  set(value: Value): void;
  remove(): void;
  subscribe(listener: () => void): () => void;
}

/** Undefined for what is no JSON, and for nothing at all. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createStored<Value>({ key, area = 'local', parse }: StoredOptions<Value>): Stored<Value> {
  let seen: { readonly text: string | null; readonly value: Value } | undefined;
  const getText = () => readStorage(area, key);
  return {
    getText,
    get() {
      const text = getText();
      if (seen?.text !== text) seen = { text, value: parse(parseJson(text)) };
      return (seen as NonNullable<typeof seen>).value;
    },
    set: (value) => writeStorage(area, key, JSON.stringify(value)),
    remove: () => writeStorage(area, key, null),
    subscribe: (listener) => subscribeToStorage(area, key, listener),
  };
}
