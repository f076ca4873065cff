import { Alert, Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { forgetDraft } from '../draft/draft-store.ts';

/** For whoever comes back, and for whoever finds somebody else's answers on a shared phone. */
export function BegunAlready() {
  const text = useText();
  return (
    <Alert title={text('signUp.getStarted.begunTitle')}>
      <p>{text('signUp.getStarted.begunText')}</p>
      <Button variant="text" size="compact" className="-ml-4" onClick={forgetDraft}>
        {text('signUp.getStarted.startOver')}
      </Button>
    </Alert>
  );
}
