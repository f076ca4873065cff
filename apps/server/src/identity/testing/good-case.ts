import { randomUUID } from 'node:crypto';
import type { IdentityCase } from '../identity-verifier.ts';
import { backOfCard, frontOfCard, portrait, somebody } from './pictures.ts';
import { turningVideo } from './videos.ts';

/** A national card, and a video in which its owner turns left and then right, as asked. */
export async function goodCase(changes: Partial<IdentityCase> = {}): Promise<IdentityCase> {
  return {
    reference: randomUUID(),
    serviceId: 155,
    idType: 'NID',
    formKey: undefined,
    front: await frontOfCard(somebody),
    back: await backOfCard(),
    video: await video(),
    otherFront: undefined,
    headTurns: ['left', 'right'],
    person: { fullName: 'MYA MYA KHIN', birthDate: '1990-05-17', passport: undefined },
    ...changes,
  };
}

let made: Promise<Buffer> | undefined;

/** It takes seconds to make, and is the same for all. */
export async function video(): Promise<Buffer> {
  made ??= portrait(somebody).then((picture) => turningVideo(picture, ['left', 'right']));
  return made;
}
