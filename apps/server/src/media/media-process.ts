import type { MediaAnswer, MediaJob, MediaJobs, MediaRequest } from './media-jobs.ts';

type Handler<Job extends MediaJob> = (given: MediaJobs[Job]['given']) => Promise<MediaJobs[Job]['answer']>;
type Handlers = { readonly [Job in MediaJob]: () => Promise<Handler<Job>> };

/** Each brings large libraries along, which are loaded when the first job needs them. */
const handlers: Handlers = {
  redrawImage: async () => (await import('./redraw-image.ts')).redrawImage,
  inspectPdf: async () => (await import('./inspect-pdf.ts')).inspectPdf,
  repackVideo: async () => (await import('./repack-video.ts')).repackVideo,
  measurePhoto: async () => (await import('./identity/measure-photo.ts')).measurePhoto,
  measureVideo: async () => (await import('./identity/measure-video.ts')).measureVideo,
  hashPictures: async () => (await import('./identity/hash-pictures.ts')).hashPictures,
  readPassport: async () => (await import('./identity/read-passport.ts')).readPassport,
};

/**
 * The process that opens what attackers send. It holds no secret and no connection; the server starts it when there is
 * something to do, bounds its memory and ends it when it takes too long.
 */
process.on('message', async (request: MediaRequest) => {
  process.send?.(await carryOut(request));
});
process.on('disconnect', () => process.exit());

async function carryOut<Job extends MediaJob>({ id, job, given }: MediaRequest<Job>): Promise<MediaAnswer> {
  try {
    const handle = await handlers[job]();
    process.send?.({ id, hasBegun: true } satisfies MediaAnswer);
    return { id, answer: await handle(given) };
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    // That says nothing about the file: another process, which is still small, may evaluate it.
    if (/memory|allocat/i.test(told)) process.exit(1);
    return { id, unreadable: told };
  }
}
