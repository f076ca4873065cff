import { htmlLanguages } from '@taga/i18n';
import { Video } from '@taga/ui';
import { useIsWide } from '@taga/web/screen';
import { useLanguage, useText } from '@taga/web/text';
import { tutorialVideoOf } from './tutorial-video.ts';

/** Plays at once: anyone who mounts it has just been asked to. */
export function VideoPlayer() {
  const text = useText();
  const language = useLanguage();
  const shape = useIsWide() ? 'landscape' : 'portrait';
  const video = tutorialVideoOf(language, shape);
  return (
    <Video
      autoPlay
      label={text('tutorial.dialog.title')}
      shape={shape}
      sources={video.sources}
      captions={{ src: video.captions, lang: htmlLanguages[video.language], label: text('tutorial.video.captions') }}
    />
  );
}
