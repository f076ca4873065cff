import type { PictureArea } from '@taga/contract/records/applications/identity-measures';

/** A face in a picture. */
export interface Face {
  /** 128 numbers: those of one person lie close together, those of two people far apart. */
  readonly descriptor: readonly number[];
  /** Where the head is turned: 0 straight ahead, above it to the person's own left, below it to their right. */
  readonly turn: number;
  /** How sure the detector is, from 0 to 1. */
  readonly certainty: number;
  readonly widthPixels: number;
  readonly area: PictureArea;
}

export interface PhotoMeasures {
  readonly width: number;
  readonly height: number;
  /** From 0, black, to 255, white. */
  readonly brightness: number;
  /** How strong edges are, whatever the light: a blurred photo has low ones. */
  readonly sharpness: number;
  /** The part of the photo that is plain white, from 0 to 1. */
  readonly glare: number;
  /** The largest first. */
  readonly faces: readonly Face[];
}

export interface VideoMeasures {
  readonly durationMs: number;
  /** Spread over the whole video, in their order. */
  readonly frames: readonly { readonly atMs: number; readonly faces: readonly Face[] }[];
}

/** As printed: days are `yyMMdd`, countries have three letters. What no check digit covers may be misread, or empty. */
export interface PassportZone {
  readonly number: string;
  readonly birthDate: string;
  readonly expiresOn: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly issuer: string;
  readonly nationality: string;
  readonly sex: 'M' | 'F' | '';
}

/** A zone is one whose every check digit agrees; lines that say anything else are unclear. */
export type PassportReading =
  | { readonly found: 'zone'; readonly zone: PassportZone }
  | { readonly found: 'unclear' | 'nothing' };

/** Three bytes a pixel: red, green, blue. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
