import { createStored } from '../storage/index.ts';

/** What was sent is seen again after a reload without being fetched; nothing of it outlives the tab or the session. */
export interface Thumbnails {
  /** By the file that the photo has become. */
  get(fileId: string): string | undefined;
  /** Draws one of the photo; nothing where it is none, or this browser does not draw. */
  draw(bytes: ArrayBuffer, mediaType: string): Promise<string | undefined>;
  save(fileId: string, thumbnail: string): void;
  clear(): void;
}

type Kept = Readonly<Record<string, string>>;

const most = 12;
/** As much as the list of files shows, in a few kilobytes of text. */
const longestSidePx = 112;

async function drawThumbnail(photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo);
  const scale = longestSidePx / Math.max(picture.width, picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.7);
}

function parse(found: unknown): Kept {
  const entries = Object.entries(found ?? {}).filter(([, picture]) => String(picture).startsWith('data:image/'));
  return Object.fromEntries(entries);
}

export function createThumbnails(): Thumbnails {
  const stored = createStored({ key: 'taga.thumbnails', area: 'session', parse });
  return {
    get: (fileId) => stored.get()[fileId],
    async draw(bytes, mediaType) {
      if (!mediaType.startsWith('image/')) return undefined;
      return drawThumbnail(new Blob([bytes], { type: mediaType })).catch(() => undefined);
    },
    save(fileId, thumbnail) {
      stored.set(Object.fromEntries([...Object.entries(stored.get()), [fileId, thumbnail]].slice(-most)));
    },
    clear: () => stored.remove(),
  };
}
