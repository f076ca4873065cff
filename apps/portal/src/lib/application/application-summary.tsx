import type { StoredApplication } from '@taga/contract/records/account-info';
import { Card, DescriptionList, Link } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { type ReactNode, useId } from 'react';
import { type ApplicationSection, applicationSections, type SectionName } from './application-sections.ts';
import type { ShownFile } from './shown-files.ts';
import { useApplicationNames } from './use-application-names.ts';

interface ApplicationSummaryProps {
  application: StoredApplication;
  /** Beside the title of a section: a link that says "Change", or nothing. */
  actionOf?: ((section: SectionName, title: string) => ReactNode) | undefined;
}

/** An application as the bank has it, section by section. */
export function ApplicationSummary({ application, actionOf }: ApplicationSummaryProps) {
  const reading = { text: useText(), language: useLanguage(), names: useApplicationNames() };
  return (
    <div className="grid gap-4">
      {applicationSections(application, reading).map((section) => (
        <SectionCard key={section.name} section={section} actionOf={actionOf} />
      ))}
    </div>
  );
}

function SectionCard({
  section,
  actionOf,
}: { section: ApplicationSection } & Pick<ApplicationSummaryProps, 'actionOf'>) {
  const text = useText();
  const titleId = useId();
  const title = text(`openingEnd.section.${section.name}`);
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {actionOf?.(section.name, title)}
        </div>
        {section.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section stand in a fixed order
          <div key={index} className="grid gap-1">
            {part.title && <h3 className="text-base">{part.title}</h3>}
            <DescriptionList rows={part.rows} />
          </div>
        ))}
        {section.files.length > 0 && <Files files={section.files} />}
      </Card>
    </section>
  );
}

/** Small pictures that open in full; what is no picture is named. */
function Files({ files }: { files: readonly ShownFile[] }) {
  return (
    <ul className="flex flex-wrap gap-4">
      {files.map(({ id, label, url, isPicture }) => (
        <li key={id} className="min-w-0">
          {isPicture ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="grid w-36 gap-1 rounded-field text-sm text-link wrap-anywhere hover:underline"
            >
              <img
                src={url}
                alt=""
                width={144}
                height={96}
                loading="lazy"
                className="h-24 w-36 rounded-field border border-border bg-surface-sunken object-contain"
              />
              {label}
            </a>
          ) : (
            <Link href={url} standalone target="_blank" rel="noreferrer" className="wrap-anywhere">
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
