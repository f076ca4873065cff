export function mailPathOf(id: string): string {
  return `/sandbox/mail/${id}`;
}

export const fontPath = '/sandbox/padauk.woff2';

/** A mail runs nothing and belongs to nobody. Its links open beside it, as they do in a mail program. */
export const frameOptions = 'allow-popups allow-popups-to-escape-sandbox';

/** What stands in the mail itself, and nothing fetched from anywhere but the letters that phones have and servers lack. */
export const mailPolicy = [
  "default-src 'none'",
  "font-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${frameOptions}`,
].join('; ');

/** The page around the frames: its stylesheet, its letters, its icon and the mails, and no script at all. */
export const mailboxPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const additions = `<base target="_blank"><style>@font-face { font-family: Padauk; src: url("${fontPath}"); }</style>`;

/** A mail as mail programs show it, made ready for the frame on the mailbox page. */
export function framedMail(html: string): string {
  return html.replace('<head>', `<head>${additions}`);
}
