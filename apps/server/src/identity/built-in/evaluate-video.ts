import { selfieVideoMaxSeconds, selfieVideoMinSeconds } from '@taga/contract/constants';
import type { HeadPose } from '@taga/contract/records/applications/head-poses';
import type { HeadTurn, IdentityReason } from '@taga/contract/records/applications/identity-check';
import type { Face, VideoMeasures } from '../../media/index.ts';
import { distance, facesIn, middleDistance, straightBelow, straightestOf } from './faces.ts';
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
const turnedFrom = 0.25;
/** Somebody in the background is no second person. */
const asLargeAs = 0.6;

/** Whether one person is in the video, is the one on the document, and turns the head as told. */
export function evaluateVideo({ face, video, headTurns, limits }: VideoFindings): Finding {
  if (!video) return found({ undecided: ['video-unreadable'] });
  const faces = facesIn(video);
  const seconds = video.durationMs / 1_000;
  const scores = { videoSeconds: rounded(seconds), videoFrames: video.frames.length, framesWithFace: faces.length };
  const straightest = straightestOf(faces);
  const length = lengthFaults(seconds);
  if (!straightest || faces.length < video.frames.length * leastPartWithFace) {
    return found({ refused: [...length, 'video-without-face'], scores });
  }
  const people = onePerson(video, straightest, limits);
  const match = face ? sameFace(face, faces, limits) : found({});
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

function sameFace(face: Face, faces: readonly Face[], { maxFaceDistance }: Limits): Finding {
  const middle = middleDistance(face, faces);
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
    .flatMap(poseOf)
    .filter((pose, index, all) => pose !== all[index - 1])
    .filter((pose) => pose !== 'ahead');
  if (turned.length === 0) return found({ refused: ['head-not-turned'], scores });
  if (!asked) return found({ undecided: ['turns-not-asked'], scores });
  const isAsAsked = asked.every((turn, index) => turned[index] === turn);
  return found({ refused: isAsAsked ? [] : ['head-not-turned'], scores });
}

/** Nothing while the head is on its way. */
function poseOf(signal: number): HeadPose[] {
  if (Math.abs(signal) < straightBelow) return ['ahead'];
  if (Math.abs(signal) < turnedFrom) return [];
  return [signal > 0 ? 'left' : 'right'];
}
