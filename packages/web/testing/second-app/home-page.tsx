import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { PageHeading, PublicColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';

export function Page() {
  const text = useText();
  return (
    <PublicColumn>
      <PageHeading title={text('accountList.cash-saving.name')} />
      <Link as={RouterLink} standalone href="/order/A-17">
        {text('accountList.call-individual.name')}
      </Link>
    </PublicColumn>
  );
}
