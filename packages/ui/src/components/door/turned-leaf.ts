/** A point of a door's leaf: how far from the hinge, how far below the top of the drawing. */
type Point = readonly [x: number, y: number];

export type Outline = readonly (readonly [command: string, ...points: Point[]])[];

export interface Turn {
  /** Where the hinge is. */
  readonly hinge: number;
  /** How wide the leaf looks: 1 is shut; below 0 it has swung past its own edge. */
  readonly width: number;
  /** How far its free edge sinks or rises, as a share of what is seen of its width. */
  readonly slant: number;
}

/**
 * The outline of a leaf turned around its hinge. As points and not as a transform, because browsers move a path from
 * one set of points to another, and the content policy allows no style that would say the rest.
 */
export function turnedLeaf(outline: Outline, { hinge, width, slant }: Turn): string {
  const turn = ([x, y]: Point) => {
    const out = (x - hinge) * width;
    return `${(hinge + out).toFixed(2)} ${(y + (x - hinge) * slant).toFixed(2)}`;
  };
  return outline.map(([command, ...points]) => command + points.map(turn).join(' ')).join('');
}
