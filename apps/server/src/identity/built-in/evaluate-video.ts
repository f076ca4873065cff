import { selfieVideoMaxSeconds, selfieVideoMinSeconds } from '@taga/contract/constants';
import type { HeadTurn, IdentityReason } from '@taga/contract/records/applications/identity-check';
import type { Face, VideoMeasures } from '../../media/index.ts';
import { type Finding, found, type Limits, rounded } from './finding.ts';

interface VideoFindings {
  /** The face on the document, where there is one. */
  readonly face: Face | undefined;
  readonly video: VideoMeasures | undefined;
  readonly headTurns: readonly HeadTurn[] | undefined;
  readonly limits: Limits;
}

/** Recorders begin late and end early: what a customer was shown as eight seconds may be seven and a half. */
const toleranceS = 1;
const leastPartWithFace = 0.6;
/** A turned head is further from the same head straight ahead; other people are further still. */
const turnedQuota = 0.15;
const straightBelow = 0.15;
const turnedFrom = 0.25;
/** Somebody in the background is no second person. */
const asLargeAs = 0.6;

/** Whether one person is in the video, is the one on the document, and turns the head as told. */
export function evaluateVideo({ face, video, headTurns, limits }: VideoFindings): Finding {
  if (!video) return found({ undecided: ['video-unreadable'] });
  const faces = video.frames.flatMap((frame) => frame.faces[0] ?? []);
  const seconds = video.durationMs / 1_000;
  const scores = { videoSeconds: rounded(seconds), videoFrames: video.frames.length, framesWithFace: faces.length };
  const straightest = faces.toSorted((one, other) => Math.abs(one.turn) - Math.abs(other.turn))[0];
  const length = lengthFaults(seconds);
  if (!straightest || faces.length < video.frames.length * leastPartWithFace) {
    return found({ refused: [...length, 'video-without-face'], scores });
  }
  const people = onePerson(video, straightest, limits);
  const match = face ? sameFace(face, faces, straightest, limits) : found({});
  const movement = turnsOf(faces, headTurns);
  return found({
    refused: [...length, ...people.refused, ...match.refused, ...movement.refused],
    undecided: movement.undecided,
    scores: { ...scores, ...people.scores, ...match.scores, ...movement.scores },
  });
}

function lengthFaults(seconds: number): IdentityReason[] {
  if (seconds < selfieVideoMinSeconds - toleranceS) return ['video-too-short'];
  return seconds > selfieVideoMaxSeconds + toleranceS ? ['video-too-long'] : [];
}

/** The same in every frame, and nobody beside them. */
function onePerson({ frames }: VideoMeasures, straightest: Face, { maxFaceDistance }: Limits): Finding {
  const others = frames.filter(({ faces: [first, second] }) => {
    return first && second && second.widthPixels > first.widthPixels * asLargeAs;
  });
  const furthest = Math.max(...frames.flatMap(({ faces: [first] }) => (first ? distance(first, straightest) : [])));
  const isOne = others.length === 0 && furthest <= maxFaceDistance + turnedQuota;
  return found({
    refused: isOne ? [] : ['video-of-several-people'],
    scores: { furthestFrameDistance: rounded(furthest), framesWithOthers: others.length },
  });
}

/** By the middle one of those that look straight ahead, so that no single frame decides. */
function sameFace(face: Face, faces: readonly Face[], straightest: Face, { maxFaceDistance }: Limits): Finding {
  const straight = faces.filter(({ turn }) => Math.abs(turn) < straightBelow);
  const distances = (straight.length > 0 ? straight : [straightest])
    .map((seen) => distance(face, seen))
    .toSorted((one, other) => one - other);
  const middle = distances[Math.floor(distances.length / 2)] ?? Number.POSITIVE_INFINITY;
  return found({
    refused: middle <= maxFaceDistance ? [] : ['face-differs'],
    scores: { faceDistance: rounded(middle) },
  });
}

/** Which way the head goes one after the other, and whether it begins as was asked. */
function turnsOf(faces: readonly Face[], asked: readonly HeadTurn[] | undefined): Finding {
  const signals = faces.map(({ turn }) => turn);
  const scores = { furthestLeft: rounded(Math.max(...signals)), furthestRight: rounded(Math.min(...signals)) };
  const turned = signals
    .flatMap((signal): HeadTurn[] => (Math.abs(signal) < turnedFrom ? [] : signal > 0 ? ['left'] : ['right']))
    .filter((turn, index, all) => turn !== all[index - 1]);
  if (turned.length === 0) return found({ refused: ['head-not-turned'], scores });
  if (!asked) return found({ undecided: ['turns-not-asked'], scores });
  const isAsAsked = asked.every((turn, index) => turned[index] === turn);
  return found({ refused: isAsAsked ? [] : ['head-not-turned'], scores });
}

function distance(one: Face, other: Face): number {
  return Math.hypot(...one.descriptor.map((value, index) => value - (other.descriptor[index] ?? 0)));
}
