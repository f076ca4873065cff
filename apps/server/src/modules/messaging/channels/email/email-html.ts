import { brand } from '@taga/brand';
import { defaultLanguage, htmlAttributes, type Language, languageDefinition } from '@taga/i18n';
import { markTextFor } from '@taga/i18n/compile';
import type { EmailContent, EmailPart } from './email-content.ts';
import { colours, darkStyles, fonts } from './email-styles.ts';
import { Html, html } from './html.ts';

/** Pushes the text out of the line that mail programs show beside the subject: a code must not show on a locked phone. */
const previewEnd = new Html('&#847;&zwnj;&nbsp;'.repeat(90));

/** Tables and inline styles: many mail programs still know nothing else. */
export function emailHtml(content: EmailContent): string {
  const { language, subject, preview, title, greeting, parts, footer } = withLineMarks(content);
  const { text: lineHeight, title: titleHeight } = languageDefinition(language).lineHeights;
  return html`<!doctype html>
<html ${new Html(htmlAttributes(language))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${colours.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${preview}${previewEnd}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td bgcolor="${colours.primary}" style="background-color:${colours.primary};border-radius:12px 12px 0 0;padding:18px 24px">${header()}</td></tr>
<tr><td class="surface" bgcolor="${colours.surface}" style="background-color:${colours.surface};border:1px solid ${colours.line};border-top:0;border-radius:0 0 12px 12px;padding:28px 24px 12px;font-family:${fonts};font-size:16px;line-height:${String(lineHeight)}">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:${String(titleHeight)};font-weight:700;color:${colours.ink}">${title}</h1>
${paragraph(greeting)}
${parts.map((part) => partHtml(part))}
</td></tr>
<tr><td style="padding:20px 24px;font-family:${fonts};font-size:14px;line-height:${String(lineHeight)}">
${footer.map((line) => html`<p class="grey" style="margin:0 0 8px;color:${colours.grey}">${line}</p>`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`.markup;
}

/** So that lines end between words here too; what is no page (the subject, the preview) stays as it is. */
function withLineMarks(content: EmailContent): EmailContent {
  const markLines = markTextFor(content.language);
  if (!markLines) return content;
  const { title, greeting, parts, footer } = content;
  return {
    ...content,
    title: markLines(title),
    greeting: markLines(greeting),
    parts: parts.map((part) => {
      if (part.kind === 'paragraph') return { ...part, text: markLines(part.text) };
      if (part.kind === 'small-link') return { ...part, label: markLines(part.label) };
      return part.kind === 'link' ? { ...part, label: markLines(part.label), hint: markLines(part.hint) } : part;
    }),
    footer: footer.map(markLines),
  };
}

/** The name in every language that the bank has one in. As text: pictures are often blocked until the reader allows them. */
function header(): Html {
  const style = `font-family:${fonts};font-size:22px;line-height:1.6;color:#ffffff`;
  const { [defaultLanguage]: _, ...others } = brand.name;
  const names = (Object.entries(others) as [Language, string][]).map(
    ([language, name]) =>
      html`<span style="${style};color:${colours.accent}">&nbsp;&nbsp;|&nbsp;&nbsp;</span><span ${new Html(htmlAttributes(language))} style="${style};font-size:18px">${name}</span>`,
  );
  return html`<span lang="en" style="${style};font-weight:700">${brand.wordmark}</span>${names}`;
}

function partHtml(part: EmailPart): Html {
  switch (part.kind) {
    case 'paragraph':
      return paragraph(part.text);
    case 'facts':
      return facts(part.facts);
    case 'code':
      return code(part.code);
    case 'link':
      return link(part);
    case 'small-link':
      return smallLink(part);
  }
}

function paragraph(text: string): Html {
  return html`<p class="ink" style="margin:0 0 16px;color:${colours.ink}">${text}</p>\n`;
}

function facts(rows: readonly (readonly [string, string])[]): Html {
  const cell = `padding:10px 0;border-top:1px solid ${colours.line}`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
${rows.map(
  ([label, value]) =>
    html`<tr><td class="line grey" width="25%" valign="top" style="${cell};padding-right:12px;color:${colours.grey}">${label}</td><td class="line ink" valign="top" style="${cell};color:${colours.ink};font-weight:600">${value}</td></tr>`,
)}
</table>\n`;
}

/** Spaced for the eye by style alone, so that a copied code has no spaces in it. */
function code(digits: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="tint ink" align="center" bgcolor="${colours.tint}" style="background-color:${colours.tint};border-radius:10px;padding:18px 8px 18px 16px;font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${colours.ink}">${digits}</td></tr></table>\n`;
}

function link({ label, hint, address }: Extract<EmailPart, { kind: 'link' }>): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="button" bgcolor="${colours.primary}" style="background-color:${colours.primary};border-radius:10px"><a class="button-text" href="${address}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-weight:600;text-decoration:none">${label}</a></td></tr></table>
<p class="grey" style="margin:0 0 16px;font-size:14px;color:${colours.grey}">${hint}<br><a class="link" href="${address}" style="color:${colours.link};word-break:break-all">${address}</a></p>\n`;
}

function smallLink({ label, address }: Extract<EmailPart, { kind: 'small-link' }>): Html {
  return html`<p class="grey" style="margin:0 0 16px;font-size:14px"><a class="link" href="${address}" style="color:${colours.link}">${label}</a></p>\n`;
}
