import type { DeskCase, Duplicate } from '@taga/contract/records/desk/cases';
import type { MessageId } from '@taga/i18n';
import { Badge, Disclosure, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useNames } from '../../lib/names/use-names.ts';
import { dayOf } from './typed/person-facts.ts';
import { Section } from './typed/typed.tsx';

type Match = Duplicate['matches'][number];

const matchWords: Readonly<Record<Match['reason'], MessageId>> = {
  'same-identity': 'deskCases.match.same-identity',
  'same-phone': 'deskCases.match.same-phone',
  'same-name': 'deskCases.match.same-name',
  'near-name': 'deskCases.match.near-name',
};

const becauseWords: Readonly<Record<Match['because'][number], MessageId>> = {
  honorific: 'deskCases.match.honorific',
  spelling: 'deskCases.match.spelling',
  script: 'deskCases.match.script',
  order: 'deskCases.match.order',
  'part-missing': 'deskCases.match.part-missing',
};

interface ComparedRow {
  readonly label: string;
  readonly here: string | null | undefined;
  readonly there: string | null | undefined;
  readonly differs: boolean;
}

/** Side by side. What differs is marked with a word, not by its colour alone. */
function Compared({ rows, caption }: { rows: readonly ComparedRow[]; caption: string }) {
  const text = useText();
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-text-muted *:py-1 *:pr-2 *:text-start *:font-medium">
          <td />
          <th scope="col">{text('deskCases.duplicate.here')}</th>
          <th scope="col">{text('deskCases.duplicate.there')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, here, there, differs }) => (
          <tr key={label} className="border-t border-border align-top *:py-1 *:pr-2">
            <th scope="row" className="text-start font-normal text-text-muted">
              {label}
            </th>
            <td>{here}</td>
            <td className={differs ? 'bg-warning-tint pl-1 font-semibold' : ''}>
              {there} {differs && <span className="text-warning-strong">({text('deskCases.duplicate.differs')})</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneDuplicate({ found, other }: { found: DeskCase; other: Duplicate }) {
  const text = useText();
  const language = useLanguage();
  const names = useNames();
  const { record } = found;
  const differs = (field: Duplicate['differs'][number]) => other.differs.includes(field);
  const rows: ComparedRow[] = [
    { label: text('profile.personal.name'), here: record.Name, there: other.name, differs: differs('name') },
    {
      label: text('profile.personal.fatherName'),
      here: record.FatherName,
      there: other.fatherName,
      differs: differs('fatherName'),
    },
    {
      label: text('profile.personal.idNumber'),
      here: record.UIdValue,
      there: other.idValue,
      differs: differs('identity'),
    },
    { label: text('profile.personal.phone'), here: record.MobileNo, there: other.phone, differs: differs('phone') },
    {
      label: text('profile.personal.birthDate'),
      here: dayOf(record.DOB, language),
      there: dayOf(other.birthDate, language),
      differs: differs('birthDate'),
    },
  ];
  return (
    <article className="grid gap-2 border-t border-border pt-2 first:border-0">
      <p className="flex flex-wrap gap-1">
        {other.matches.map(({ reason, because }) => (
          <Badge key={reason} tone="warning">
            {[text(matchWords[reason]), ...because.map((each) => text(becauseWords[each]))].join(', ')}
          </Badge>
        ))}
      </p>
      <Compared rows={rows} caption={text('deskCases.duplicate.compared', { name: other.name })} />
      <p className="flex flex-wrap gap-x-4">
        <Link as={RouterLink} href={paths.customer(other.customerId)}>
          {text('deskCases.duplicate.customer')}
        </Link>
        {other.applications.map(({ id, accountClass }) => (
          <Link key={id} as={RouterLink} href={paths.case(id)}>
            {names.accountClass(accountClass)}
          </Link>
        ))}
      </p>
    </article>
  );
}

/** People who may be the same, folded away until somebody looks. */
export function Duplicates({ found }: { found: DeskCase }) {
  const text = useText();
  const { duplicates } = found;
  if (duplicates.length === 0) return null;
  return (
    <Section title={text('deskCases.duplicate.title')}>
      <Disclosure summary={text('deskCases.duplicate.count', { count: duplicates.length })}>
        <div className="grid gap-4">
          {duplicates.map((other) => (
            <OneDuplicate key={other.customerId} found={found} other={other} />
          ))}
        </div>
      </Disclosure>
    </Section>
  );
}
