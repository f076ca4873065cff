import { brand } from '@taga/brand';
import {
  defaultLanguage,
  htmlAttributes,
  htmlLanguages,
  type Language,
  languageDefinition,
  languageNames,
  languages,
} from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { Html, html } from '../email/html.ts';
import { bankName, describeMoment } from '../wording.ts';
import { frameOptions, mailPathOf } from './mail-frame.ts';
import type { SavedMessage } from './mailbox-store.ts';

interface MailboxPage {
  readonly language: Language;
  /** The recipient that was searched for. */
  readonly to: string | undefined;
  readonly messages: readonly SavedMessage[];
}

export const mailboxPath = '/sandbox/mailbox';
export const stylesheetPath = '/sandbox/mailbox.css';

export function mailboxPage({ language, to, messages }: MailboxPage): string {
  const text = serverText(language);
  const title = text('mail.mailbox.title');
  return html`<!doctype html>
<html ${new Html(htmlAttributes(language))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${bankName[language]}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<header>${header(language, to)}</header>
<main>
<h1>${title}</h1>
<p class="lead">${text('mail.mailbox.lead')}</p>
${searchForm(language, to)}
${messages.length > 0 ? messageList(messages, language) : nothingYet(language, to)}
</main>
</body>
</html>
`.markup;
}

function header(language: Language, to: string | undefined): Html {
  const { viewBox, paths } = brand.logo;
  const others = languages.filter((other) => other !== language);
  return html`<a class="brand" href="/" aria-label="${serverText(language)('mail.mailbox.home')}"><svg viewBox="${viewBox}" width="32" height="32" aria-hidden="true">${paths.map((path) => html`<path d="${path}"/>`)}</svg><span lang="en">${brand.wordmark}</span></a>
<nav>${others.map((other) => html`<a lang="${htmlLanguages[other]}" hreflang="${htmlLanguages[other]}" href="${addressOf(other, to)}">${languageNames[other]}</a>`)}</nav>`;
}

function addressOf(language: Language, to: string | undefined): string {
  return `${mailboxPath}?${new URLSearchParams({ lang: language, ...(to !== undefined && { to }) })}`;
}

function searchForm(language: Language, to: string | undefined): Html {
  const text = serverText(language);
  return html`<form method="get" action="${mailboxPath}" role="search">
<input type="hidden" name="lang" value="${language}">
<label for="to">${text('mail.mailbox.search')}</label>
<div class="row"><input id="to" name="to" type="text" value="${to ?? ''}" autocomplete="off" autocapitalize="none" spellcheck="false"><button>${text('mail.mailbox.find')}</button></div>
</form>
<p class="actions"><a class="button" href="${addressOf(language, to)}">${text('mail.mailbox.refresh')}</a>${to === undefined ? '' : html`<a href="${addressOf(language, undefined)}">${text('mail.mailbox.showAll')}</a>`}</p>`;
}

function nothingYet(language: Language, to: string | undefined): Html {
  const text = serverText(language);
  const why = to === undefined ? text('mail.mailbox.emptyText') : text('mail.mailbox.emptyFor', { to });
  return html`<section class="empty"><h2>${text('mail.mailbox.empty')}</h2><p>${why}</p></section>`;
}

function messageList(messages: readonly SavedMessage[], language: Language): Html {
  const text = serverText(language);
  return html`<section aria-label="${text('mail.mailbox.list')}"><ol>${messages.map(
    ({ id, channel, to, subject, text: body, html: mail, at }) => html`
<li><article>
<p class="about"><span class="chip ${channel}">${text(`mail.mailbox.${channel}`)}</span> <strong>${to}</strong> <time datetime="${at.toISOString()}">${describeMoment(at, language)}</time></p>
${subject === '' ? '' : html`<h2 lang="${languageOfText(subject)}">${subject}</h2>`}
<p class="body" lang="${languageOfText(body)}">${withLinks(body)}</p>
${mail === '' ? '' : mailFrame(id, subject, language)}
</article></li>`,
  )}
</ol></section>`;
}

/** Fetched when it is opened: a hundred mails are a hundred pages. */
function mailFrame(id: string, subject: string, language: Language): Html {
  const label = serverText(language)('mail.mailbox.asMail');
  return html`<details><summary>${label}</summary><iframe src="${mailPathOf(id)}" sandbox="${frameOptions}" loading="lazy" title="${label}: ${subject}"></iframe></details>`;
}

/** A message is written in its customer's language, which need not be the reader's. */
function languageOfText(text: string): string {
  const script = /\p{Script=Myanmar}/u.test(text) ? 'Mymr' : 'Latn';
  return htmlLanguages[languages.find((each) => languageDefinition(each).script === script) ?? defaultLanguage];
}

function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));
}
