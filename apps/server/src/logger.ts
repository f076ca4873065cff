import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

/**
 * JSON lines without personal data. Requests, replies and messages of errors are left out by their
 * serializers, not by care: an error's message may repeat what a customer typed.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, req: leaveOut, res: leaveOut },
  };
  return destination ? pino(options, destination) : pino(options);
}

function leaveOut(): undefined {
  return undefined;
}

/** Enough to find the place in the code: names, codes and stack frames, also of the causes. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint, routine } = error as { code?: unknown; constraint?: unknown; routine?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { name: error.name, code, constraint, routine, frames: frames?.map((line) => line.trim()), cause };
}
