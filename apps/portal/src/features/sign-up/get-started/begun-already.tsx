import { Alert, Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { signUp } from '../sign-up.ts';

/** For whoever comes back, and for whoever finds somebody else's answers on a shared phone. */
export function BegunAlready() {
  const text = useText();
  return (
    <Alert title={text('signUp.getStarted.begunTitle')}>
      <p>{text('signUp.getStarted.begunText')}</p>
      <Button variant="text" size="compact" className="-ml-4" onClick={signUp.forgetDraft}>
        {text('signUp.getStarted.startOver')}
      </Button>
    </Alert>
  );
}
