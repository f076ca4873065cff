import { Button, ButtonLink, DoorScene, PlayIcon } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useOpenTutorial } from '../../lib/platform/tutorial/tutorial-context.tsx';

/** On a phone the picture is small enough that the button is seen without scrolling. */
export function Banner() {
  const text = useText();
  const openTutorial = useOpenTutorial();
  return (
    <div className="mx-auto grid max-w-page items-center gap-3 px-edge py-6 sm:px-6 md:grid-cols-2 md:py-14">
      <DoorScene className="mx-auto h-32 w-auto max-w-full md:order-last md:h-auto md:w-full" />
      <div className="grid gap-4">
        <h1 className="text-2xl text-primary sm:text-3xl">{text('home.banner.title')}</h1>
        <p className="text-text-muted md:text-lg">{text('home.banner.note')}</p>
        <div className="flex flex-wrap gap-x-3 gap-y-1">
          {/* On a phone the bar at the bottom has the main button. */}
          <ButtonLink
            as={RouterLink}
            variant="secondary"
            href={paths.start()}
            className="md:border-transparent md:bg-primary md:text-on-primary md:hover:bg-primary-hover"
          >
            {text('home.banner.start')}
          </ButtonLink>
          <Button variant="text" onClick={openTutorial}>
            <PlayIcon />
            {text('home.banner.tutorial')}
          </Button>
        </div>
      </div>
    </div>
  );
}
