import type { BodyOf } from '@taga/contract';
import { viewFile } from '@taga/contract/endpoints/desk/cases';
import type { Duplicate } from '@taga/contract/records/desk/cases';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { Badge, Disclosure, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../../config/paths.ts';
import { useDesk } from '../../../../lib/api/use-desk.ts';
import { useReading } from '../../../../lib/names/reading.ts';
import { Loaded } from '../../../../lib/page-parts/loaded.tsx';
import { Section } from '../../case-parts.tsx';
import { dayOf } from '../../written-values.ts';
import type { AccountCase } from './account-case.ts';

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
    <table className="w-full border-collapse text-start max-sm:wrap-anywhere">
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

interface PhotoProps {
  caseId: string;
  photoId: string | null | undefined;
  label: string;
}

/** The front of an identity document. That somebody looked at it is in the history of its case. */
function Photo({ caseId, photoId, label }: PhotoProps) {
  const text = useText();
  return (
    <figure className="grid min-w-0 content-start gap-1">
      <div className="grid h-56 place-items-center overflow-hidden rounded-field bg-surface-sunken">
        {photoId ? (
          <LoadedPhoto body={{ id: caseId, fileId: photoId }} label={label} />
        ) : (
          <p className="p-3 text-center text-text-muted">{text('deskCases.duplicate.noPhoto')}</p>
        )}
      </div>
      <figcaption className="text-center text-text-muted">{label}</figcaption>
    </figure>
  );
}

function LoadedPhoto({ body, label }: { body: BodyOf<typeof viewFile>; label: string }) {
  return (
    <Loaded query={useDesk(viewFile, { body })}>
      {({ url }) => <img src={url} alt={label} className="size-full min-h-0 object-contain" />}
    </Loaded>
  );
}

/** Looked at once they are on the screen: of many people who may be the same, nobody looks at all. */
function BothPhotos({ found, other }: { found: AccountCase; other: Duplicate }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const pictured = other.applications.find(({ photoId }) => photoId !== null);
  return (
    <div ref={place} className="grid min-h-56 grid-cols-2 content-start gap-2">
      {isSeen && (
        <>
          <Photo
            caseId={found.summary.id}
            photoId={found.documents.find(({ type }) => type === 'PRIMARY-FRONT')?.id}
            label={`${text('deskCases.duplicate.here')}: ${found.record.Name}`}
          />
          <Photo
            caseId={pictured?.id ?? ''}
            photoId={pictured?.photoId}
            label={`${text('deskCases.duplicate.there')}: ${other.name}`}
          />
        </>
      )}
    </div>
  );
}

function OneDuplicate({ found, other }: { found: AccountCase; other: Duplicate }) {
  const { text, language, names } = useReading();
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
    {
      label: text('profile.personal.phone'),
      here: displayPhone(record.MobileNo),
      there: displayPhone(other.phone),
      differs: differs('phone'),
    },
    {
      label: text('profile.personal.birthDate'),
      here: dayOf(record.DOB, language),
      there: dayOf(other.birthDate, language),
      differs: differs('birthDate'),
    },
  ];
  return (
    <article className="grid gap-3 border-t border-border pt-3 first:border-0 first:pt-0">
      <p className="flex flex-wrap gap-1">
        {other.matches.map(({ reason, because }) => (
          <Badge key={reason} tone="warning">
            {[text(`deskCases.match.${reason}`), ...because.map((each) => text(`deskCases.match.${each}`))].join(', ')}
          </Badge>
        ))}
      </p>
      <div className="grid gap-4 lg:@min-[640px]:grid-cols-2">
        <BothPhotos found={found} other={other} />
        <div className="grid min-w-0 content-start gap-2">
          <Compared rows={rows} caption={text('deskCases.duplicate.compared', { name: other.name })} />
          <p className="flex flex-wrap gap-x-4">
            <Link as={RouterLink} href={paths.customer(other.customerId)}>
              {text('deskCases.duplicate.customer')}
            </Link>
            {other.applications.map(({ id, accountClass, status }) => {
              const name = names.accountClass(accountClass);
              // No case yet: there is nothing to go to.
              if (status === 'INIT') return <span key={id}>{text('deskCases.duplicate.draft', { name })}</span>;
              return (
                <Link key={id} as={RouterLink} href={paths.case(id)}>
                  {name}
                </Link>
              );
            })}
          </p>
        </div>
      </div>
    </article>
  );
}

export const duplicatesId = 'duplicates';

/** People who may be the same, folded away until somebody looks. */
export function Duplicates({ found }: { found: AccountCase }) {
  const text = useText();
  const { duplicates, elsewhere } = found;
  if (duplicates.length + elsewhere.duplicates === 0) return null;
  return (
    <Section id={duplicatesId} title={text('deskCases.duplicate.title')}>
      {duplicates.length > 0 && (
        <Disclosure summary={text('deskCases.duplicate.count', { count: duplicates.length })}>
          <div className="grid gap-4">
            {duplicates.map((other) => (
              <OneDuplicate key={other.customerId} found={found} other={other} />
            ))}
          </div>
        </Disclosure>
      )}
      {elsewhere.duplicates > 0 && <p>{text('deskCases.elsewhere.duplicates', { count: elsewhere.duplicates })}</p>}
    </Section>
  );
}
