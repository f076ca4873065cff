export interface Turn {
  /** Where the hinge is. */
  readonly hinge: number;
  /** How wide the leaf looks: 1 is shut; below 0 it has swung past its own edge. */
  readonly width: number;
  /** How far it slants: what a point sinks for each step it is away from the hinge. */
  readonly slant: number;
}

const short = (value: number) => String(Number(value.toFixed(1)));

/**
 * The outline of a door's leaf, turned around its hinge: a path of points with a space between x and y. Not by a
 * transform, because browsers move a path from one set of points to another, and the content policy allows no style
 * that would say the rest.
 */
export function turnedLeaf(outline: string, { hinge, width, slant }: Turn): string {
  return outline.replace(/([\d.]+) ([\d.]+)/g, (_point, x: string, y: string) => {
    const fromHinge = Number(x) - hinge;
    return `${short(hinge + fromHinge * width)} ${short(Number(y) + fromHinge * slant)}`;
  });
}
