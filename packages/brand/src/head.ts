import { brand } from './index.ts';

const strokes = brand.logo.paths.map((path) => `<path d="${path}"/>`).join('');

export const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${brand.logo.viewBox}" fill="none" ` +
  `stroke="${brand.colours.light.primaryBright}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg>`;

/**
 * In the page itself, because a browser would otherwise fetch it on the first visit before the
 * visitor has any use for it.
 */
export const headOfPage = [
  // Spelled as the logo is in the page, which is then half of it already.
  `<link rel="icon" href="data:image/svg+xml,${favicon.replaceAll('"', "'").replaceAll('#', '%23')}" />`,
  '<meta name="color-scheme" content="light dark" />',
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.colours.light.paper}" />`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${brand.colours.dark.paper}" />`,
].join('\n    ');
