/** Takes base64 in pieces, as they come, and keeps the bytes alone: the text as a whole is in memory at no time. */
export interface Base64Decoder {
  add(text: string): void;
  /** Nothing where it was no base64, or none at all. */
  end(): Buffer | undefined;
}

const dataUrlStart = /^data:[a-z0-9.+/-]{1,80};base64,/i;
const longestStart = 100;
/** A multiple of four, so that each piece stands for itself. */
const pieceCharacters = 64 * 1024;

/**
 * Node's decoder skips what is no base64; here that is a broken file, not a shorter one. So each piece is held against
 * what it came from.
 * @param mostCharacters how long the text can be: memory that is not written to costs nothing
 */
export function createBase64Decoder(mostCharacters: number): Base64Decoder {
  const bytes = Buffer.allocUnsafeSlow(Math.ceil(mostCharacters / 4) * 3);
  let filled = 0;
  let rest = '';
  let hasStarted = false;
  let isBroken = false;
  /** Nothing may follow. */
  let isPadded = false;

  function decode(text: string): void {
    for (let at = 0; at < text.length && !isBroken; at += pieceCharacters) {
      const piece = text.slice(at, at + pieceCharacters);
      const written = bytes.write(piece, filled, 'base64');
      isBroken = isPadded || bytes.toString('base64', filled, filled + written) !== piece;
      isPadded = piece.endsWith('=');
      filled += written;
    }
  }

  /** A browser may put `data:image/jpeg;base64,` before it. */
  function start(): void {
    hasStarted = true;
    rest = rest.slice(dataUrlStart.exec(rest.slice(0, longestStart))?.[0].length ?? 0);
  }

  return {
    add(text) {
      rest += text;
      if (!hasStarted && rest.length < longestStart) return;
      if (!hasStarted) start();
      const whole = rest.length - (rest.length % 4);
      decode(rest.slice(0, whole));
      rest = rest.slice(whole);
    },
    end() {
      if (!hasStarted) start();
      decode(rest);
      return isBroken || filled === 0 ? undefined : bytes.subarray(0, filled);
    },
  };
}
