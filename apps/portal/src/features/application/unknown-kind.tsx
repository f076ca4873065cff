import { ButtonLink, EmptyState } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

/** The address names something that cannot be applied for. */
export function UnknownKind() {
  const text = useText();
  return (
    <EmptyState
      title={text('application.load.missing')}
      action={
        <ButtonLink as={RouterLink} href={paths.more()}>
          {text('application.load.more')}
        </ButtonLink>
      }
    />
  );
}
