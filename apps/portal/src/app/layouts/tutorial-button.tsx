import { Button, PlayIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useOpenTutorial } from '../../lib/platform/tutorial/tutorial-context.tsx';

export function TutorialButton() {
  const text = useText();
  const openTutorial = useOpenTutorial();
  return (
    <Button variant="text" size="compact" onClick={openTutorial}>
      <PlayIcon />
      {text('layout.navigation.tutorial')}
    </Button>
  );
}
