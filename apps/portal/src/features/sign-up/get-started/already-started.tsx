import { Alert, Button } from '@taga/ui';
import { useText } from '@taga/web/text';
import { signUp } from '../sign-up.ts';

/** For anyone who comes back, and for anyone who finds somebody else's answers on a shared phone. */
export function AlreadyStarted() {
  const text = useText();
  return (
    <Alert title={text('signUp.getStarted.begunTitle')}>
      <p>{text('signUp.getStarted.begunText')}</p>
      <Button variant="text" size="compact" className="-ml-edge" onClick={signUp.forgetDraft}>
        {text('signUp.getStarted.startOver')}
      </Button>
    </Alert>
  );
}
