import { brand } from '@taga/brand';
import rules from './mailbox.css?raw';

/** The bank's own colours, in its light and its dark version, before the rules that use them. */
export function mailboxStylesheet(): string {
  const { light, dark } = brand.colours;
  return `:root { ${variables(light)} }\n@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }\n${rules}`;
}

function variables(colours: typeof brand.colours.light): string {
  const { primary, accent, paper, surface, ink, grey, line, warning } = colours;
  const named = {
    primary,
    'primary-bright': colours.primaryBright,
    accent,
    paper,
    surface,
    ink,
    grey,
    line,
    'control-line': grey,
    warning,
  };
  return Object.entries(named)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
