import { type APIRequestContext, expect } from '@playwright/test';

interface SentMessage {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly at: string;
}

async function messagesTo(request: APIRequestContext, to: string): Promise<SentMessage[]> {
  const answer = await request.get('/sandbox/mailbox.json', { params: { to } });
  return answer.json();
}

/** Messages are delivered a moment after they were caused, so both wait for theirs. */
async function newestMatch(request: APIRequestContext, to: string, sign: RegExp, count = 1): Promise<string> {
  let matches: string[] = [];
  await expect
    .poll(async () => {
      const messages = await messagesTo(request, to);
      matches = messages.flatMap(({ text }) => sign.exec(text)?.[0] ?? []);
      return matches.length;
    })
    .toBeGreaterThanOrEqual(count);
  return matches[0] ?? '';
}

/** The newest code sent to a number or an address; `count` waits until so many have come. */
export function codeSentTo(request: APIRequestContext, to: string, count = 1): Promise<string> {
  return newestMatch(request, to, /\b\d{6}\b/, count);
}

/** Path and query of the newest verification link. */
export async function linkSentTo(request: APIRequestContext, to: string, count = 1): Promise<string> {
  const link = new URL(await newestMatch(request, to, /https?:\/\/\S+\/email\/verify\/callback\S+/, count));
  return `${link.pathname}${link.search}`;
}

/** What the e-mails that are no verification link are about. */
export async function subjectsSentTo(request: APIRequestContext, to: string): Promise<string[]> {
  const messages = await messagesTo(request, to);
  return messages.flatMap(({ subject, text }) =>
    subject && !text.includes('/email/verify/callback') ? [subject] : [],
  );
}

/** The path of the newest link that asks an introducer. */
export async function introductionSentTo(request: APIRequestContext, to: string): Promise<string> {
  return new URL(await newestMatch(request, to, /https?:\/\/\S+\/introduce\/\S+/)).pathname;
}

/** Path and hash of the newest link that lets a member of staff choose a password. */
export async function invitationSentTo(request: APIRequestContext, to: string): Promise<string> {
  const link = new URL(await newestMatch(request, to, /https?:\/\/\S+\/desk\/invitation#[\w-]{43}/));
  return `${link.pathname}${link.hash}`;
}
