import { brand } from '@taga/brand';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { durationOf, formatNumber, textIn } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import type { EmailMessage } from '../message.ts';
import { bankName, describeDay, describeMoment, newsTextOf } from '../wording.ts';
import type { EmailContent, EmailPart } from './email-content.ts';

type Words = ReturnType<typeof wordsFor>;
type LinkValues = Extract<EmailMessage, { template: 'verify-email' }>['values'];
type SignInValues = Extract<EmailMessage, { template: 'new-sign-in' }>['values'];
type NewsValues = Extract<EmailMessage, { template: 'request-news' }>['values'];
type ReminderValues = Extract<EmailMessage, { template: 'unfinished-application' }>['values'];
type StaffLinkValues = Extract<EmailMessage, { template: 'staff-link' }>['values'];
type StaffChangedValues = Extract<EmailMessage, { template: 'staff-changed' }>['values'];
type Body = Pick<EmailContent, 'subject' | 'preview' | 'title' | 'parts'>;

/** Where the portal sets a new password. */
const resetPath = '/login/forget-password';
const signInPath = '/login';
const inboxPath = '/inbox';
/** The first thing that stands there is what can be continued. */
const dashboardPath = '/myaccount';

/** Puts a message into words. Links begin with the configured origin and with nothing else. */
export function composeEmail(message: EmailMessage, origin: string): EmailContent {
  const words = wordsFor(message, origin);
  const { text, bank, hotline } = words;
  const { name } = message.values;
  return {
    ...bodyOf(message, words),
    language: message.language,
    greeting: name ? text('mail.greeting.named', { name }) : text('mail.greeting.plain'),
    footer: [
      text('mail.footer.never', { bank }),
      text('mail.footer.help', { hotline }),
      text('mail.footer.why', { bank }),
      textIn(message.language, brand.legalName),
    ],
  };
}

function wordsFor({ language }: EmailMessage, origin: string) {
  const text = serverText(language);
  // A number that is broken over two lines is hard to read and to copy.
  const hotline = brand.contact.hotline.replaceAll(' ', '\u00a0');
  const paragraph = (words: string): EmailPart => ({ kind: 'paragraph', text: words });
  const link = (label: string, path: string): EmailPart => ({
    kind: 'link',
    label,
    hint: text('mail.link.hint'),
    address: origin + path,
  });
  const smallLink = (label: string, path: string): EmailPart => ({ kind: 'small-link', label, address: origin + path });
  return { language, text, bank: bankName[language], hotline, paragraph, link, smallLink };
}

function bodyOf(message: EmailMessage, words: Words): Body {
  switch (message.template) {
    case 'verify-email':
      return verifyEmail(message.values, words);
    case 'code-by-email':
      return codeByEmail(message.values, words);
    case 'password-changed':
      return passwordChanged(message.values, words);
    case 'details-corrected':
      return detailsCorrected(message.values, words);
    case 'new-sign-in':
      return newSignIn(message.values, words);
    case 'locked':
      return locked(message.values, words);
    case 'identity-not-verified':
      return identityNotVerified(words);
    case 'request-news':
      return requestNews(message.values, words);
    case 'unfinished-application':
      return unfinishedApplication(message.values, words);
    case 'staff-link':
      return staffLink(message.values, words);
    case 'staff-changed':
      return staffChanged(message.values, words);
  }
}

function verifyEmail({ path, lifetimeS }: LinkValues, words: Words): Body {
  const { text, bank, paragraph, link } = words;
  return {
    subject: text('mail.verifyEmail.subject'),
    preview: text('mail.verifyEmail.preview'),
    title: text('mail.verifyEmail.title'),
    parts: [
      paragraph(text('mail.verifyEmail.text', { bank })),
      link(text('mail.verifyEmail.button'), path),
      ...(lifetimeS ? [paragraph(text('mail.verifyEmail.valid', { time: describeLifetime(lifetimeS, words) }))] : []),
      paragraph(text('mail.verifyEmail.notYou')),
    ],
  };
}

/** The code stands in no subject and no preview: those show on a locked phone. */
function codeByEmail({ code, lifetimeS }: { code: string; lifetimeS: number }, words: Words): Body {
  const { text, bank, paragraph } = words;
  return {
    subject: text('mail.code.subject', { bank }),
    preview: text('mail.code.preview'),
    title: text('mail.code.title'),
    parts: [
      paragraph(text('mail.code.text')),
      { kind: 'code', code },
      paragraph(text('mail.code.valid', { time: describeLifetime(lifetimeS, words) })),
      paragraph(text('mail.code.notYou')),
    ],
  };
}

function describeLifetime(seconds: number, { text }: Words): string {
  const { unit, count } = durationOf(seconds);
  return text(`mail.code.${unit}`, { count });
}

function passwordChanged({ at }: { at: string }, words: Words): Body {
  const { text, bank, paragraph } = words;
  return {
    subject: text('mail.passwordChanged.subject'),
    preview: text('mail.passwordChanged.preview'),
    title: text('mail.passwordChanged.title'),
    parts: [
      paragraph(text('mail.passwordChanged.text', { bank })),
      { kind: 'facts', facts: [timeFact(at, words)] },
      ...resetAdvice(words),
    ],
  };
}

/** What they are says the profile: mail is read by others too. */
function detailsCorrected({ at }: { at: string }, words: Words): Body {
  const { text, bank, hotline, paragraph, link } = words;
  return {
    subject: text('mail.details.subject'),
    preview: text('mail.details.preview'),
    title: text('mail.details.title'),
    parts: [
      paragraph(text('mail.details.text', { bank })),
      { kind: 'facts', facts: [timeFact(at, words)] },
      link(text('mail.details.button'), '/profile'),
      paragraph(text('mail.details.notYou', { hotline })),
    ],
  };
}

function newSignIn({ at, device, network }: SignInValues, words: Words): Body {
  const { text, paragraph } = words;
  const where: [string, string][] = network ? [[text('mail.fact.network'), network]] : [];
  return {
    subject: text('mail.newSignIn.subject'),
    preview: text('mail.newSignIn.preview'),
    title: text('mail.newSignIn.title'),
    parts: [
      paragraph(text('mail.newSignIn.text')),
      { kind: 'facts', facts: [timeFact(at, words), [text('mail.fact.device'), device], ...where] },
      ...resetAdvice(words),
    ],
  };
}

function identityNotVerified({ text, hotline, paragraph, link }: Words): Body {
  return {
    subject: text('mail.identity.subject'),
    preview: text('mail.identity.preview'),
    title: text('mail.identity.title'),
    parts: [
      paragraph(text('mail.identity.text')),
      link(text('mail.identity.button'), signInPath),
      paragraph(text('mail.identity.branch', { hotline })),
    ],
  };
}

function requestNews(values: NewsValues, words: Words): Body {
  const { applicationNo, expectedDay, deposit } = values;
  const news = newsTextOf(values);
  const { text, paragraph, link, language } = words;
  const day = expectedDay ? describeDay(expectedDay, language) : '';
  const facts: [string, string][] = applicationNo ? [[text('mail.fact.applicationNo'), applicationNo]] : [];
  return {
    subject: text(`mail.request.subject.${news}`),
    preview: text('mail.request.preview'),
    title: text(`mail.request.subject.${news}`),
    parts: [
      paragraph(text(`mail.request.text.${news}`, { day })),
      ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
      ...(deposit ? [paragraph(depositWords(deposit, words))] : []),
      link(text('mail.request.button'), inboxPath),
    ],
  };
}

function unfinishedApplication({ applicationNo, savedUntil, stopPath }: ReminderValues, words: Words): Body {
  const { text, bank, paragraph, link, smallLink, language } = words;
  return {
    subject: text('mail.reminder.subject'),
    preview: text('mail.reminder.preview'),
    title: text('mail.reminder.subject'),
    parts: [
      paragraph(text('mail.reminder.text', { bank, day: describeDay(savedUntil, language) })),
      { kind: 'facts', facts: [[text('mail.fact.applicationNo'), applicationNo]] },
      link(text('mail.reminder.button'), dashboardPath),
      paragraph(text('mail.reminder.once')),
      smallLink(text('mail.reminder.stop'), stopPath),
    ],
  };
}

function depositWords({ amount, currency, branchCode }: NonNullable<NewsValues['deposit']>, words: Words): string {
  const { text, language } = words;
  const branch = findBranch(branchCode);
  return text('mail.request.deposit', {
    amount: `${formatNumber(amount, language)}\u00a0${currency}`,
    branch: branch ? branchLabel(branch, language) : branchCode,
  });
}

function locked({ at, minutes }: { at: string; minutes: number }, words: Words): Body {
  const { text, paragraph, language } = words;
  return {
    subject: text('mail.locked.subject'),
    preview: text('mail.locked.preview'),
    title: text('mail.locked.title'),
    parts: [
      paragraph(text('mail.locked.text', { minutes: formatNumber(minutes, language) })),
      { kind: 'facts', facts: [timeFact(at, words)] },
      ...resetAdvice(words),
    ],
  };
}

function staffLink({ news, roles, path, expiresAt }: StaffLinkValues, words: Words): Body {
  const { text, bank, paragraph, link, language } = words;
  return {
    subject: text(`mail.staffLink.subject.${news}`, { bank }),
    preview: text('mail.staffLink.preview'),
    title: text(`mail.staffLink.subject.${news}`, { bank }),
    parts: [
      paragraph(text(`mail.staffLink.text.${news}`, { bank })),
      {
        kind: 'facts',
        facts: [rolesFact(roles, words), [text('mail.staffLink.until'), describeMoment(new Date(expiresAt), language)]],
      },
      link(text('mail.staffLink.button'), path),
      paragraph(text('mail.staffLink.own')),
    ],
  };
}

/** Each change in a sentence. */
function staffChanged({ at, change }: StaffChangedValues, words: Words): Body {
  const { text, bank, paragraph } = words;
  const { roles, branchScope, disabled, resetSecondFactor } = change;
  return {
    subject: text('mail.staffChanged.subject', { bank }),
    preview: text('mail.staffChanged.preview'),
    title: text('mail.staffChanged.subject', { bank }),
    parts: [
      ...(disabled === true ? [paragraph(text('mail.staffChanged.disabled'))] : []),
      ...(disabled === false ? [paragraph(text('mail.staffChanged.enabled'))] : []),
      ...(roles ? [paragraph(text('mail.staffChanged.roles'))] : []),
      ...(branchScope !== undefined ? [paragraph(text('mail.staffChanged.branches'))] : []),
      ...(resetSecondFactor ? [paragraph(text('mail.staffChanged.factor'))] : []),
      { kind: 'facts', facts: [...(roles ? [rolesFact(roles, words)] : []), timeFact(at, words)] },
      paragraph(text('mail.staffChanged.notAsked')),
    ],
  };
}

function rolesFact(roles: readonly StaffRole[], { text }: Words): readonly [string, string] {
  return [text('mail.fact.roles'), roles.map((role) => text(`desk.role.${role}`)).join(', ') || '–'];
}

function timeFact(at: string, { text, language }: Words): readonly [string, string] {
  return [text('mail.fact.time'), describeMoment(new Date(at), language)];
}

function resetAdvice({ text, hotline, paragraph, link }: Words): EmailPart[] {
  return [paragraph(text('mail.reset.text', { hotline })), link(text('mail.reset.button'), resetPath)];
}
