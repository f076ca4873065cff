import type { Face, VideoMeasures } from '../../media/index.ts';
import { distance, facesIn, middleDistance } from './faces.ts';
import { type Finding, found, isWithin, type Limits, rounded } from './finding.ts';

interface OtherDocument {
  /** The face on the document that is checked, where there is one. */
  readonly face: Face | undefined;
  /** The face on the other document, where there is one. */
  readonly other: Face | undefined;
  readonly video: VideoMeasures | undefined;
  readonly limits: Limits;
}

/** Whether the other document is of the same person too. If not, which of them is stolen is for a person to say. */
export function evaluateOtherDocument({ face, other, video, limits }: OtherDocument): Finding {
  if (!other) return found({});
  const seen = video ? facesIn(video) : [];
  const distances = {
    ...(face && { documentDistance: distance(face, other) }),
    ...(seen.length > 0 && { otherFaceDistance: middleDistance(other, seen) }),
  };
  const names = Object.keys(distances);
  const scores = Object.fromEntries(Object.entries(distances).map(([name, each]) => [name, rounded(each)]));
  const scoreLimits = Object.fromEntries(names.map((name) => [name, { atMost: limits.maxFaceDistance }]));
  const measured = { scores, limits: scoreLimits };
  return found({ undecided: isWithin(measured, ...names) ? [] : ['documents-differ'], ...measured });
}
