import { selfieVideoMaxSeconds, selfieVideoMinSeconds } from '@taga/contract/constants';
import type { HeadPose } from '@taga/contract/records/applications/head-poses';
import type { HeadTurn, IdentityReason } from '@taga/contract/records/applications/identity-check';
import type { Face, VideoMeasures } from '../../media/index.ts';
import { distance, facesIn, middleDistance, straightBelow, straightestOf } from './faces.ts';
import { type Finding, found, isWithin, type Limits, rounded } from './finding.ts';

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
  const seen = measureLength(video, faces);
  const length = lengthFaults(seen);
  const straightest = straightestOf(faces);
  if (!straightest || !isWithin(seen, 'framesWithFace')) {
    return found({ refused: [...length, 'video-without-face'], ...seen });
  }
  const people = onePerson(video, straightest, limits);
  const match = face ? sameFace(face, faces, limits) : found({});
  const movement = turnsOf(faces, headTurns);
  return found({
    refused: [...length, ...people.refused, ...match.refused, ...movement.refused],
    undecided: movement.undecided,
    scores: { ...seen.scores, ...people.scores, ...match.scores, ...movement.scores },
    limits: { ...seen.limits, ...people.limits, ...match.limits, ...movement.limits },
  });
}

function measureLength({ durationMs, frames }: VideoMeasures, faces: readonly Face[]) {
  return {
    scores: {
      videoSeconds: rounded(durationMs / 1_000),
      videoFrames: frames.length,
      framesWithFace: faces.length,
    },
    limits: {
      videoSeconds: { atLeast: selfieVideoMinSeconds - toleranceS, atMost: selfieVideoMaxSeconds + toleranceS },
      framesWithFace: { atLeast: Math.ceil(frames.length * leastPartWithFace) },
    },
  };
}

function lengthFaults(seen: ReturnType<typeof measureLength>): IdentityReason[] {
  if (isWithin(seen, 'videoSeconds')) return [];
  return [seen.scores.videoSeconds < seen.limits.videoSeconds.atLeast ? 'video-too-short' : 'video-too-long'];
}

/** The same in every frame, and nobody beside them. */
function onePerson({ frames }: VideoMeasures, straightest: Face, { maxFaceDistance }: Limits): Finding {
  const others = frames.filter(({ faces: [first, second] }) => {
    return first && second && second.widthPixels > first.widthPixels * asLargeAs;
  });
  const furthest = Math.max(...frames.flatMap(({ faces: [first] }) => (first ? distance(first, straightest) : [])));
  const measured = {
    scores: { furthestFrameDistance: rounded(furthest), framesWithOthers: others.length },
    limits: {
      furthestFrameDistance: { atMost: rounded(maxFaceDistance + turnedQuota) },
      framesWithOthers: { atMost: 0 },
    },
  };
  const isOne = isWithin(measured, 'furthestFrameDistance', 'framesWithOthers');
  return found({ refused: isOne ? [] : ['video-of-several-people'], ...measured });
}

function sameFace(face: Face, faces: readonly Face[], { maxFaceDistance }: Limits): Finding {
  const measured = {
    scores: { faceDistance: rounded(middleDistance(face, faces)) },
    limits: { faceDistance: { atMost: maxFaceDistance } },
  };
  return found({ refused: isWithin(measured, 'faceDistance') ? [] : ['face-differs'], ...measured });
}

/** Which way the head goes one after the other, and whether it begins as was asked. */
function turnsOf(faces: readonly Face[], asked: readonly HeadTurn[] | undefined): Finding {
  const signals = faces.map(({ turn }) => turn);
  const scores = { furthestLeft: rounded(Math.max(...signals)), furthestRight: rounded(Math.min(...signals)) };
  const limits = {
    ...(asked?.includes('left') && { furthestLeft: { atLeast: turnedFrom } }),
    ...(asked?.includes('right') && { furthestRight: { atMost: -turnedFrom } }),
  };
  const measured = { scores, limits };
  const turned = signals
    .flatMap(poseOf)
    .filter((pose, index, all) => pose !== all[index - 1])
    .filter((pose) => pose !== 'ahead');
  if (turned.length === 0) return found({ refused: ['head-not-turned'], ...measured });
  if (!asked) return found({ undecided: ['turns-not-asked'], ...measured });
  const isAsAsked = asked.every((turn, index) => turned[index] === turn);
  return found({ refused: isAsAsked ? [] : ['head-not-turned'], ...measured });
}

/** Nothing while the head is on its way. */
function poseOf(signal: number): HeadPose[] {
  if (Math.abs(signal) < straightBelow) return ['ahead'];
  if (Math.abs(signal) < turnedFrom) return [];
  return [signal > 0 ? 'left' : 'right'];
}
