import { Spinner } from '@taga/ui';
import { useText } from '../text/text-context.tsx';

/** Stands in for a page that cannot be drawn yet. */
export function Waiting() {
  const text = useText();
  return (
    <p role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3">
      <Spinner />
      {text('layout.loading.message')}
    </p>
  );
}
