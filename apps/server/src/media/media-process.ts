import type { MediaAnswer, MediaRequest } from './media-jobs.ts';
import { redrawImage } from './redraw-image.ts';

/**
 * The process that opens what strangers send. It holds no secret and no connection; the server starts it when there is
 * something to do, bounds its memory and ends it when it takes too long.
 */
process.on('message', async (request: MediaRequest) => {
  process.send?.(await carryOut(request));
});
process.on('disconnect', () => process.exit());

async function carryOut({ id, given }: MediaRequest): Promise<MediaAnswer> {
  try {
    return { id, answer: await redrawImage(given.bytes) };
  } catch (error) {
    return { id, unreadable: error instanceof Error ? error.message : String(error) };
  }
}
