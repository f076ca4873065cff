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
