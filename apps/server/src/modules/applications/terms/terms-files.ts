import { createHash } from 'node:crypto';
import { termsFilePath, wireLanguage } from '@taga/contract';
import { fromWireLanguage, type WireLanguage } from '@taga/i18n';
import { type AccountClass, accountClasses } from '@taga/reference/account-classes';
import { composeTerms } from './terms.ts';

interface TermsFile {
  readonly name: string;
  readonly body: Buffer;
  readonly etag: string;
}

interface Subject {
  readonly accountClass: AccountClass;
  readonly language: WireLanguage;
}

/** The terms of a class in one language, by the address of the file; nothing for any other address. */
type FindTermsFile = (path: string) => Promise<TermsFile> | undefined;

/** Each file is written when it is first asked for and then kept: they are few, small and always the same. */
export function createTermsFiles(): FindTermsFile {
  const subjects = new Map(allSubjects().map((subject) => [pathOf(subject), subject]));
  const kept = new Map<string, Promise<TermsFile>>();
  return (path) => {
    const subject = subjects.get(path);
    if (!subject) return undefined;
    const file = kept.get(path) ?? writeFile(path, subject);
    kept.set(path, file);
    // What failed once is tried again by the person who asks next.
    file.catch(() => kept.delete(path));
    return file;
  };
}

function allSubjects(): Subject[] {
  return accountClasses.flatMap((accountClass) => wireLanguage.options.map((language) => ({ accountClass, language })));
}

function pathOf({ accountClass, language }: Subject): string {
  return termsFilePath(accountClass.code, language);
}

async function writeFile(path: string, { accountClass, language }: Subject): Promise<TermsFile> {
  // Fonts and PDF library take a third of a second to load, which no start and no test should wait for.
  const { writeTerms } = await import('./pdf/write-terms.ts');
  const body = await writeTerms(composeTerms(accountClass, fromWireLanguage(language)));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { name: path.slice(path.lastIndexOf('/') + 1), body, etag: `"${digest}"` };
}
