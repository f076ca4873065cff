import type { PassportReading, PhotoMeasures, VideoMeasures } from './identity/measures.ts';

/** What the process for untrusted images and videos is asked to do, and what it answers. */
export interface MediaJobs {
  /** Decodes an image and draws it again: upright, not too large, without anything that was hidden in the file. */
  readonly redrawImage: {
    readonly given: { readonly bytes: Uint8Array };
    readonly answer: RedrawnImage;
  };
  /** Whether a PDF is pages to read and nothing else. */
  readonly inspectPdf: {
    readonly given: { readonly bytes: Uint8Array };
    readonly answer: { readonly isPlain: boolean };
  };
  /** The pictures of a video in a new file, without anything else that was in the old one; nothing where that cannot be. */
  readonly repackVideo: {
    readonly given: { readonly bytes: Uint8Array };
    readonly answer: RepackedVideo | undefined;
  };
  /** How a photo of an identity document turned out, and which faces are on it if anybody asks. */
  readonly measurePhoto: {
    readonly given: { readonly bytes: Uint8Array; readonly withFaces: boolean };
    readonly answer: PhotoMeasures;
  };
  /** How long a video is, and which faces are seen in it when. */
  readonly measureVideo: {
    readonly given: { readonly bytes: Uint8Array };
    readonly answer: VideoMeasures;
  };
  /** What a photo, or some pictures of a video, look like: alike in 256 bits each where they are. */
  readonly hashPictures: {
    readonly given: { readonly bytes: Uint8Array };
    readonly answer: readonly string[];
  };
  /** What the machine-readable zone of a passport says, if there is one and every check digit of it agrees. */
  readonly readPassport: {
    readonly given: { readonly bytes: Uint8Array };
    readonly answer: PassportReading;
  };
}

export interface RedrawnImage {
  /** A JPEG. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface RepackedVideo {
  readonly bytes: Uint8Array;
  readonly mediaType: 'video/webm' | 'video/mp4';
}

export type MediaJob = keyof MediaJobs;

/** How jobs and answers cross between the processes. */
export interface MediaRequest<Job extends MediaJob = MediaJob> {
  readonly id: number;
  readonly job: Job;
  readonly given: MediaJobs[Job]['given'];
}

export type MediaAnswer =
  /** The libraries are there, and the file is being opened. */
  | { readonly id: number; readonly hasBegun: true }
  | { readonly id: number; readonly answer: MediaJobs[MediaJob]['answer'] }
  /** It cannot be decoded; the reason is for the log. */
  | { readonly id: number; readonly unreadable: string };
