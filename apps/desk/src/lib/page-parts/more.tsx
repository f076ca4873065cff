import { Button } from '@taga/ui';
import { useText } from '@taga/web/text';

/** At the end of a list that goes on. */
export function More({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const text = useText();
  return (
    <Button
      variant="secondary"
      size="compact"
      className="justify-self-center"
      loading={isBusy ? text('layout.loading.message') : undefined}
      onClick={onMore}
    >
      {text('desk.list.more')}
    </Button>
  );
}
