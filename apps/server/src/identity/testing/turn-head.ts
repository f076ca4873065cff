import type { Picture } from '../../media/identity/measures.ts';

/** Where a head is in a portrait, and how far it stands out of it. */
interface Head {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly noseY: number;
}

const head: Head = { x: 196, y: 150, width: 92, height: 150, depth: 81, noseY: 204 };

/**
 * A portrait as if the head were turned, to its own left above zero: every point of the picture is given a depth and
 * moved as that would be. It looks turned to the verifier, which the documentation of what it cannot do says too.
 */
export function turnHead(picture: Picture, degrees: number): Picture {
  const { width, height, data } = picture;
  const turned = new Uint8Array(data.length);
  const angle = (degrees * Math.PI) / 180;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = Math.min(width - 2, Math.max(0, sourceOf(x, y, angle)));
      const [left, part] = [Math.floor(from), from - Math.floor(from)];
      for (let colour = 0; colour < 3; colour += 1) {
        const at = (y * width + left) * 3 + colour;
        turned[(y * width + x) * 3 + colour] = (data[at] ?? 0) * (1 - part) + (data[at + 3] ?? 0) * part;
      }
    }
  }
  return { width, height, data: turned };
}

/** Which column of the flat picture is seen here: found by trying, a little closer each time. */
function sourceOf(x: number, y: number, angle: number): number {
  let source = x;
  for (let tries = 0; tries < 12; tries += 1) {
    const depth = depthAt(source, y);
    const share = Math.min(1, depth / (0.25 * head.depth));
    const next = head.x + (x - head.x - depth * Math.sin(angle)) / (1 - (1 - Math.cos(angle)) * share);
    source = (source + next) / 2;
  }
  return source;
}

/** Half an egg with a nose. */
function depthAt(x: number, y: number): number {
  const rest = 1 - ((x - head.x) / head.width) ** 2 - ((y - head.y) / head.height) ** 2;
  if (rest <= 0) return 0;
  const across = (x - head.x) ** 2 / (2 * (0.16 * head.width) ** 2);
  const along = (y - head.noseY) ** 2 / (2 * (0.2 * head.height) ** 2);
  return head.depth * (Math.sqrt(rest) * Math.min(1, rest * 3) + 0.25 * Math.exp(-across - along));
}
