import { Button, ButtonLink, DoorScene, PlayIcon } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useOpenTutorial } from '../../lib/tutorial/tutorial-context.tsx';

export function Banner() {
  const text = useText();
  const openTutorial = useOpenTutorial();
  return (
    <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-8 sm:px-6 sm:py-14 md:grid-cols-2">
      <div className="grid gap-5">
        <h1 className="text-2xl text-primary sm:text-3xl">{text('home.banner.title')}</h1>
        <p className="text-lg text-text-muted">{text('home.banner.note')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink as={RouterLink} href={paths.start()}>
            {text('home.banner.start')}
          </ButtonLink>
          <Button variant="text" onClick={openTutorial}>
            <PlayIcon />
            {text('home.banner.tutorial')}
          </Button>
        </div>
      </div>
      <DoorScene className="mx-auto h-auto w-full max-w-form" />
    </div>
  );
}
