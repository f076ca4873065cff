import type { FileOwner as Owner } from '@taga/web/uploads';

/** The application that a file is for, as the server knows it. */
export interface FileOwner extends Owner {
  readonly accountClass: string;
  readonly currency: string;
  /** Who sends it, where nobody is signed in: a phone that was handed the photos. */
  readonly phoneId?: string;
}
