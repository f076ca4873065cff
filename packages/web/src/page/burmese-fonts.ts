/**
 * Asks for the Burmese font before anything is drawn with it, where the phone has none of its own: by itself the browser
 * asks only when it draws, and until the font is there it draws boxes. Its text stands inside the page, so it may use
 * nothing from around it.
 */
export function askForBurmeseFont(): void {
  const load = (family: string) => document.fonts.load(`1em ${family}`, 'က');
  load('Burmese of the phone')
    .catch(() => load('Padauk'))
    // The browser asks again when it draws.
    .catch(() => undefined);
}

/**
 * Burmese pages are drawn without their bold font, which would stand in the way of their scripts. It is fetched before the
 * page is told of it: while a font that it knows is on the way, the browser would draw in another than the regular one.
 * Where nobody needs the regular one, because the phone has a font of its own, the bold one is not needed either.
 */
export async function fetchBoldFont(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('style[media]');
  const face = style?.sheet?.cssRules[0] as CSSFontFaceRule | undefined;
  if (!face) return;
  await document.fonts.ready;
  const family = face.style.getPropertyValue('font-family');
  if (![...document.fonts].some((font) => font.family === family && font.status === 'loaded')) return;
  await new FontFace(family, face.style.getPropertyValue('src')).load();
  style?.removeAttribute('media');
}
