import { Card, EmptyState, Link, Tabs } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { RouterLink } from '../../lib/navigation/router-link.tsx';
import { PageHeading } from '../../lib/page/page-heading.tsx';
import { useText } from '../../lib/text/text-context.tsx';

function Help() {
  const text = useText();
  return (
    <Card className="grid max-w-form gap-1">
      <Link as={RouterLink} standalone href={paths.contact()} className="text-lg">
        {text('support.help.contact')}
      </Link>
      <p className="text-text-muted">{text('support.help.contactText')}</p>
    </Card>
  );
}

export function Page() {
  const text = useText();
  const faq = <EmptyState title={text('support.faq.soon')} text={text('support.faq.soonText')} />;
  return (
    <div className="grid gap-6">
      <PageHeading title={text('support.page.title')} />
      <Tabs
        label={text('support.tabs.label')}
        tabs={[
          { id: 'help', label: text('support.help.tab'), content: <Help /> },
          { id: 'faq', label: text('support.faq.tab'), content: faq },
        ]}
      />
    </div>
  );
}
