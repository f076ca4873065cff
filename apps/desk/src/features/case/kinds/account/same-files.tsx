import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../../../config/paths.ts';
import { Moment } from '../../../../lib/time/moment.tsx';
import { Section } from '../../case-parts.tsx';
import type { AccountCase } from './account-case.ts';
import { fileWords } from './account-words.ts';

export const sameFilesId = 'same-files';

/** Photos and videos that another customer sent too, with a way to them. */
export function SameFiles({ found: { sameFiles, elsewhere } }: { found: AccountCase }) {
  const text = useText();
  if (sameFiles.length + elsewhere.sameFiles === 0) return null;
  return (
    <Section id={sameFilesId} title={text('deskCases.sameFile.title')}>
      <ul className="grid gap-3">
        {sameFiles.map(({ type, match, applicationId, customerId, customerName, at }) => (
          <li key={`${type} ${applicationId} ${at}`} className="grid gap-1">
            <p>
              {text(`deskCases.sameFile.${match}`, {
                document: text(fileWords[type] ?? 'deskCases.file.income'),
                name: customerName,
              })}{' '}
              <Moment at={at} />
            </p>
            <p className="flex flex-wrap gap-x-4">
              <Link as={RouterLink} href={paths.case(applicationId)}>
                {text('deskCases.sameFile.application')}
              </Link>
              <Link as={RouterLink} href={paths.customer(customerId)}>
                {text('deskCases.duplicate.customer')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      {elsewhere.sameFiles > 0 && <p>{text('deskCases.elsewhere.sameFiles', { count: elsewhere.sameFiles })}</p>}
    </Section>
  );
}
