const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** Puts the styles where their link stands: a page that has them with it is painted without asking for anything more. */
export function withStylesInside(html: string, read: (address: string) => string): string {
  return html.replace(stylesheet, (_link, address: string) => {
    const styles = read(address).trim();
    if (/<\/style/i.test(styles)) throw new Error(`${address} would end the element it stands in`);
    return `<style>${styles}</style>`;
  });
}
