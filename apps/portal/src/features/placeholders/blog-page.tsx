import { Card } from '@taga/ui';
import { PageHeading, PublicColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';

const stories = ['first', 'second'] as const;

export function Page() {
  const text = useText();
  return (
    <PublicColumn>
      <PageHeading title={text('pages.blog.title')} lead={text('pages.blog.lead')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {stories.map((story) => (
          <Card key={story} className="grid content-start gap-2">
            <h2 className="text-lg">{text(`pages.blog.${story}.title`)}</h2>
            <p className="text-text-muted">{text(`pages.blog.${story}.text`)}</p>
          </Card>
        ))}
      </div>
    </PublicColumn>
  );
}
