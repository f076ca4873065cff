import { brand } from '@taga/brand';
import { Html } from './html.ts';

const { light, dark } = brand.colours;

/** A tint of the first colour, as solid as mail programs need it: some know no transparency. */
function mix(colour: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [top, bottom] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(top * share + bottom * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

export const colours = {
  primary: light.primary,
  accent: light.accent,
  paper: light.paper,
  surface: light.surface,
  ink: light.ink,
  grey: light.grey,
  line: light.line,
  link: light.primaryBright,
  tint: mix(light.primary, light.surface, 0.08),
} as const;

/** Phones and computers each bring another Burmese font; all of these are Unicode. */
export const fonts =
  "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Myanmar','Padauk','Pyidaungsu','Myanmar Sangam MN','Myanmar Text',sans-serif";

/** For mail programs that follow the reader's dark mode; the others keep the light colours or invert them themselves. */
export const darkStyles = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .grey { color: ${dark.grey} !important; }
  .line { border-color: ${dark.line} !important; }
  .tint { background-color: ${mix(dark.primary, dark.surface, 0.14)} !important; }
  .button { background-color: ${dark.primary} !important; }
  .button-text { color: ${dark.paper} !important; }
  .link { color: ${dark.primaryBright} !important; }
}
`);
