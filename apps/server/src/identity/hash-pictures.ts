import { Overloaded } from '../domain-error.ts';
import { type MediaProcess, MediaProcessEnded, Unreadable } from '../media/index.ts';

/** What a photo, or some pictures of a video, look like: none where it cannot be read, nothing where nobody could look. */
export type HashPictures = (bytes: Uint8Array, owner: string) => Promise<readonly string[] | undefined>;

export function createPictureHasher(media: MediaProcess): HashPictures {
  return (bytes, owner) =>
    media.run('hashPictures', { bytes }, owner).catch((error: unknown) => {
      if (error instanceof Unreadable) return [];
      if (error instanceof MediaProcessEnded || error instanceof Overloaded) return undefined;
      throw error;
    });
}
