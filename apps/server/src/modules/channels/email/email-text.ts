import type { EmailContent, EmailPart } from './email-content.ts';

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
      return `${part.label}:\n${part.address}`;
  }
}
