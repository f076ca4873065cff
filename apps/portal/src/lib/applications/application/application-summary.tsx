import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { Card, DescriptionList, Disclosure } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { type ReactNode, useId } from 'react';
import { ApplicationFiles } from './application-files.tsx';
import { type ApplicationSection, applicationSections, type SectionName } from './application-sections.ts';
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
    <div className="grid gap-3 sm:gap-4">
      {applicationSections(application, reading).map((section) => (
        <SectionCard key={section.name} section={section} actionOf={actionOf} />
      ))}
    </div>
  );
}

function Parts({ section: { parts } }: { section: ApplicationSection }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section stand in a fixed order
    <div key={index} className="grid gap-1">
      {part.title && <h3 className="text-base">{part.title}</h3>}
      <DescriptionList rows={part.rows} dense />
    </div>
  ));
}

/** What was copied from the sign-up, and is long, is folded. */
function SectionCard({
  section,
  actionOf,
}: { section: ApplicationSection } & Pick<ApplicationSummaryProps, 'actionOf'>) {
  const text = useText();
  const titleId = useId();
  const title = text(`openingEnd.section.${section.name}`);
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-1 sm:gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {actionOf?.(section.name, title)}
        </div>
        {section.name === 'address' ? (
          <Disclosure summary={text('openingEnd.summary.show')}>
            <Parts section={section} />
          </Disclosure>
        ) : (
          <Parts section={section} />
        )}
        {section.files.length > 0 && <ApplicationFiles files={section.files} />}
      </Card>
    </section>
  );
}
