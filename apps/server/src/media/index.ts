export type { Face, PassportReading, PassportZone, PhotoMeasures, VideoMeasures } from './identity/measures.ts';
export { createMediaProcess, type MediaProcess, MediaProcessEnded, Unreadable } from './media-process-runner.ts';
