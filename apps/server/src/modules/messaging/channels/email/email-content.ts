import type { Language } from '@taga/i18n';

/** One thing an e-mail says, in the order a reader meets it. */
export type EmailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly hint: string; readonly address: string }
  /** Beside what the e-mail is for. */
  | { readonly kind: 'small-link'; readonly label: string; readonly address: string };

/** What an e-mail says, without how it looks: its HTML and its plain text are made from the same. */
export interface EmailContent {
  readonly language: Language;
  readonly subject: string;
  /** What a mail program shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly greeting: string;
  readonly parts: readonly EmailPart[];
  readonly footer: readonly string[];
}

/** For mail programs that show no HTML, and for people who prefer it so. The subject stands right above: no title. */
export function emailText({ greeting, parts, footer }: EmailContent): string {
  return [greeting, ...parts.map(partText), '--', footer.join('\n')].join('\n\n');
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'code':
      return part.code;
    case 'link':
    case 'small-link':
      return `${part.label}:\n${part.address}`;
  }
}
