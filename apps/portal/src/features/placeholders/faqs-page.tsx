import { PageHeading, PublicColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';

const entries = ['first', 'second', 'third'] as const;

export function Page() {
  const text = useText();
  return (
    <PublicColumn>
      <PageHeading title={text('pages.faqs.title')} lead={text('pages.faqs.lead')} />
      <dl className="grid max-w-form gap-6">
        {entries.map((entry) => (
          <div key={entry} className="grid gap-1 border-b border-border pb-6">
            <dt className="text-lg font-semibold">{text(`pages.faqs.${entry}.question`)}</dt>
            <dd>{text(`pages.faqs.${entry}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </PublicColumn>
  );
}
