import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { ApiError } from '../api/api-error.ts';
import type { DomainError } from '../form/domain-error.ts';
import { type BringDependencies, bringUpload, type Outcome } from './bring-upload.ts';
import type { FileProblem, PreparedFile } from './prepare-file.ts';
import type { Thumbnails } from './thumbnails.ts';
import type { FileOwner, StoredUpload } from './upload-store.ts';

/** Whose file it is, and what of. */
export interface FilePlace<Owner extends FileOwner = FileOwner> {
  readonly loginId: string;
  readonly owner: Owner;
  readonly fileType: string;
}

/** A file on its way, as a screen shows it. */
export interface Upload<Owner extends FileOwner = FileOwner> extends FilePlace<Owner> {
  readonly key: string;
  readonly name: string;
  /** Nothing while the photo is being made smaller. */
  readonly sizeBytes: number;
  readonly sentBytes: number;
  readonly state: 'preparing' | 'waiting' | 'sending' | 'failed' | 'arrived';
  /** Why it failed, where the server said so. What was refused is refused again. */
  readonly domainError?: DomainError | undefined;
  /** It could not even be opened. */
  readonly isUnreadable?: boolean | undefined;
  /** Shows the photo without fetching it. */
  readonly preview?: string | undefined;
  readonly file?: UploadedFile | undefined;
}

export interface QueueDependencies<Owner extends FileOwner = FileOwner> extends BringDependencies<Owner> {
  readonly findProblem: (file: Blob, fileType: string) => FileProblem | undefined;
  /** Nothing when the file cannot be opened. */
  readonly prepare: (file: Blob) => Promise<PreparedFile | undefined>;
  /** Does the work when no other tab is doing it. */
  readonly alone: (key: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  readonly preview: (bytes: ArrayBuffer, mediaType: string) => string | undefined;
  readonly thumbnails: Thumbnails;
  readonly onGivenUp: (failure: ApiError) => void;
  readonly now: () => number;
}

/** Photos of people's documents do not lie around on a phone for long. */
const retentionMs = 3 * 24 * 60 * 60_000;
/** As long as the address of a file that has arrived opens it. */
const arrivedRetentionMs = 10 * 60_000;

const isSamePlace = (one: FilePlace, other: FilePlace) =>
  one.loginId === other.loginId &&
  one.owner.authorizationReqId === other.owner.authorizationReqId &&
  one.fileType === other.fileType;

/** Files on their way to the server: one after another, until each has arrived or was refused. */
export class UploadQueue<Owner extends FileOwner = FileOwner> {
  #uploads: readonly Upload<Owner>[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  readonly #previews = new Map<string, string>();
  readonly #drawn = new Map<string, Promise<string | undefined>>();
  #turn: Promise<unknown> = Promise.resolve();
  readonly #dependencies: QueueDependencies<Owner>;

  constructor(dependencies: QueueDependencies<Owner>) {
    this.#dependencies = dependencies;
  }

  readonly get = (): readonly Upload<Owner>[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Answers at once what is wrong with the file, if anything is; then it is not taken. It may begin a while later. */
  add(file: Blob, name: string, place: FilePlace<Owner>, delayMs = 0): FileProblem | undefined {
    const problem = this.#dependencies.findProblem(file, place.fileType);
    if (!problem) void this.#begin(file, name, place, delayMs);
    return problem;
  }

  async #begin(file: Blob, name: string, place: FilePlace<Owner>, delayMs: number): Promise<void> {
    const { prepare, preview, store, now, pause } = this.#dependencies;
    const { loginId, owner, fileType } = place;
    const key = `${now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    this.#set([...this.#uploads, { ...place, key, name, sizeBytes: 0, sentBytes: 0, state: 'preparing' }]);
    if (delayMs > 0) await pause(delayMs, new AbortController().signal);
    if (!this.#find(key)) return;
    const prepared = await prepare(file);
    if (!this.#find(key)) return;
    if (!prepared) {
      this.#change(key, { state: 'failed', isUnreadable: true });
      return;
    }
    const { bytes, mediaType, sha256 } = prepared;
    this.#drawn.set(key, this.#dependencies.thumbnails.draw(bytes, mediaType));
    await store.put({ key, loginId, owner, fileType, name, mediaType, bytes, sha256, addedAtMs: now() });
    this.#change(key, { sizeBytes: bytes.byteLength, preview: preview(bytes, mediaType), state: 'waiting' });
    await this.#run(key);
  }

  /** Goes on with what a customer had started to send, on this page or on one that is gone. */
  async resume(loginId: string): Promise<void> {
    for (const stored of await this.#listCurrent()) {
      if (stored.loginId === loginId && !stored.arrived && !this.#find(stored.key)) this.#show(stored);
    }
    for (const { key, state } of this.#uploads) if (state === 'waiting') void this.#run(key);
  }

  retry(key: string): void {
    this.#change(key, { state: 'waiting', domainError: undefined });
    void this.#run(key);
  }

  async remove(key: string): Promise<void> {
    this.#running.get(key)?.abort();
    this.#drop(key);
    await this.#dependencies.store.remove(key);
  }

  /** What has arrived at a place; it is taken out of the queue. */
  take(place: FilePlace): UploadedFile | undefined {
    const found = this.#uploads.find((upload) => upload.file && isSamePlace(upload, place));
    if (found) this.#drop(found.key);
    return found?.file;
  }

  /** Shows a photo that was sent from this tab, without fetching it again. */
  previewOf(file: UploadedFile): string | undefined {
    return this.#previews.get(file.id) ?? this.#dependencies.thumbnails.get(file.id);
  }

  /** For an application that is submitted, or was given up. */
  async forget(authorizationReqId: string): Promise<void> {
    const isOfIt = ({ owner }: Pick<Upload, 'owner'>) => owner.authorizationReqId === authorizationReqId;
    const stored = (await this.#dependencies.store.list()).filter(isOfIt);
    const keys = new Set([...stored, ...this.#uploads.filter(isOfIt)].map(({ key }) => key));
    await Promise.all([...keys].map((key) => this.remove(key)));
  }

  /** For when nobody is signed in any more. What lies on the device stays there. */
  stop(): void {
    for (const running of this.#running.values()) running.abort();
    this.#previews.clear();
    this.#dependencies.thumbnails.clear();
    this.#set([]);
  }

  async #listCurrent(): Promise<StoredUpload<Owner>[]> {
    const { store, now } = this.#dependencies;
    const isCurrent = ({ addedAtMs, arrived }: StoredUpload) =>
      now() - addedAtMs < (arrived ? arrivedRetentionMs : retentionMs);
    const all = await store.list();
    await Promise.all(all.filter((stored) => !isCurrent(stored)).map(({ key }) => store.remove(key)));
    return all.filter(isCurrent);
  }

  #show({ key, loginId, owner, fileType, name, bytes, mediaType }: StoredUpload<Owner>): void {
    const { preview: show, thumbnails } = this.#dependencies;
    const preview = show(bytes, mediaType);
    this.#drawn.set(key, thumbnails.draw(bytes, mediaType));
    const shown = { key, loginId, owner, fileType, name, preview, sizeBytes: bytes.byteLength };
    this.#set([...this.#uploads, { ...shown, sentBytes: 0, state: 'waiting' }]);
  }

  async #run(key: string): Promise<void> {
    if (this.#running.has(key)) return;
    const stop = new AbortController();
    this.#running.set(key, stop);
    try {
      await this.#dependencies.alone(key, stop.signal, () => this.#inTurn(() => this.#bring(key, stop.signal)));
    } catch (failure) {
      if (!stop.signal.aborted) throw failure;
    } finally {
      if (this.#running.get(key) === stop) this.#running.delete(key);
    }
  }

  /** Two at once would only share the same weak network. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #bring(key: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.#change(key, { state: 'sending' });
    const progress = {
      onSent: (sentBytes: number) => this.#change(key, { state: 'sending', sentBytes }),
      onWaiting: () => this.#change(key, { state: 'waiting' }),
    };
    this.#end(key, await bringUpload(key, this.#dependencies, progress, signal));
  }

  #end(key: string, outcome: Outcome): void {
    if (outcome.kind === 'arrived') this.#arrive(key, outcome.file);
    if (outcome.kind === 'missing') this.#drop(key);
    if (outcome.kind === 'unfinished') this.#change(key, { state: 'waiting' });
    if (outcome.kind === 'refused') this.#change(key, { state: 'failed', domainError: outcome.domainError });
    if (outcome.kind !== 'givenUp') return;
    this.#change(key, { state: 'failed' });
    this.#dependencies.onGivenUp(outcome.failure);
  }

  #arrive(key: string, file: UploadedFile): void {
    const preview = this.#find(key)?.preview;
    if (preview) this.#previews.set(file.id, preview);
    const { thumbnails } = this.#dependencies;
    void this.#drawn.get(key)?.then((drawn) => drawn && thumbnails.save(file.id, drawn));
    this.#drawn.delete(key);
    this.#change(key, { state: 'arrived', file });
  }

  #find(key: string): Upload<Owner> | undefined {
    return this.#uploads.find((upload) => upload.key === key);
  }

  #change(key: string, changed: Partial<Upload<Owner>>): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
  }

  #drop(key: string): void {
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
  }

  #set(uploads: readonly Upload<Owner>[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
