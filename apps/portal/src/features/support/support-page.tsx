import { Card, EmptyState, Link, Tabs } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

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
