export { createMediaProcess, type MediaProcess, MediaProcessEnded, Unreadable } from './media-process-runner.ts';
