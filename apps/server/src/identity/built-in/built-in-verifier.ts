import { Overloaded } from '../../domain-error.ts';
import { type MediaProcess, MediaProcessEnded, Unreadable } from '../../media/index.ts';
import { type IdentityCase, type IdentityResult, type IdentityVerifier, notCheckedYet } from '../identity-verifier.ts';
import { evaluateOtherDocument } from './evaluate-other-document.ts';
import { evaluatePassport } from './evaluate-passport.ts';
import { evaluatePhoto } from './evaluate-photo.ts';
import { evaluateVideo } from './evaluate-video.ts';
import { addFindings, type Finding, found, type Limits } from './finding.ts';

interface BuiltInOptions {
  /** A process of its own, so that a check holds up no upload. */
  readonly media: MediaProcess;
  /** How long a whole check may take, waiting for others included. */
  readonly timeoutMs: number;
  readonly limits: Limits;
}

/** Looks at photos and video itself, as well as a machine without a bank's own cases to learn from can. */
export function createBuiltInVerifier({ media, timeoutMs, limits }: BuiltInOptions): IdentityVerifier {
  return {
    verify: (given) => within(timeoutMs, () => verify(given, media, limits)),
    stop: () => media.stop(),
  };
}

async function verify(given: IdentityCase, media: MediaProcess, limits: Limits): Promise<IdentityResult> {
  const owner = given.reference;
  const front = await readable(media.run('measurePhoto', { bytes: given.front, withFaces: true }, owner));
  const findings: Finding[] = [evaluatePhoto('front', front)];
  if (given.back) {
    const back = await readable(media.run('measurePhoto', { bytes: given.back, withFaces: false }, owner));
    findings.push(evaluatePhoto('back', back));
  }
  if (given.person.passport && given.idType === 'PP') {
    const read = await readable(media.run('readPassport', { bytes: given.front }, owner));
    findings.push(evaluatePassport({ ...given.person, ...given.person.passport }, read));
  }
  const face = front?.faces[0];
  const video = given.video && (await readable(media.run('measureVideo', { bytes: given.video }, owner)));
  findings.push(
    given.video
      ? evaluateVideo({ face, video, headTurns: given.headTurns, limits })
      : found({ undecided: ['video-missing'] }),
  );
  if (given.otherFront) {
    const other = await readable(media.run('measurePhoto', { bytes: given.otherFront, withFaces: true }, owner));
    findings.push(evaluateOtherDocument({ face, other: other?.faces[0], video, limits }));
  }
  return { ...addFindings(findings), faceAt: face?.area };
}

/** Nothing for what was opened and cannot be read; that the process ended is another matter. */
async function readable<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof Unreadable) return undefined;
    throw error;
  });
}

/** A process that was killed, hangs, is out of memory or has too much to do has said nothing about anybody. */
async function within(timeoutMs: number, check: () => Promise<IdentityResult>): Promise<IdentityResult> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<IdentityResult>((resolve) => {
    timer = setTimeout(() => resolve(notCheckedYet), timeoutMs);
  });
  const checked = check().catch((error: unknown) => {
    if (error instanceof MediaProcessEnded || error instanceof Overloaded) return notCheckedYet;
    throw error;
  });
  return Promise.race([checked, tooLate]).finally(() => clearTimeout(timer));
}
