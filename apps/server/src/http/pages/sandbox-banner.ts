import type { Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';

/** Its own colours, the same in light and dark and whatever the brand's are: it belongs to no bank. */
const styles =
  'aside.sandbox{padding:.5rem 1rem;background:#ffd54a;color:#1b1500;font:600 .875rem/1.5 system-ui,sans-serif;text-align:center}' +
  'aside.sandbox:lang(my){font-family:"Noto Sans Myanmar",Padauk,system-ui,sans-serif;line-height:1.9}' +
  '@media print{aside.sandbox{border-bottom:1px solid}}';

/** Says at the top of a page what this is; a page of a server that is no sandbox carries nothing of it. */
export function addSandboxBanner(html: Buffer, language: Language): Buffer {
  const banner = `<style>${styles}</style><aside class="sandbox">${serverText(language)('sandbox.banner.text')}</aside>`;
  return Buffer.from(html.toString().replace(/<body[^>]*>/, (body) => body + banner));
}
