import type { Example } from '../../example.ts';
import { Video } from './video.tsx';

export const examples: Example[] = (['landscape', 'portrait'] as const).map((shape) => ({
  title: `Tutorial, ${shape}`,
  render: (t) => (
    <Video
      label={t('How to open an account', 'အကောင့်ဖွင့်နည်း')}
      shape={shape}
      sources={[{ src: t(`/media/tutorial-en-${shape}.webm`, `/media/tutorial-mm-${shape}.webm`), type: 'video/webm' }]}
      captions={{
        src: t('/media/tutorial-en.vtt', '/media/tutorial-mm.vtt'),
        lang: t('en', 'my'),
        label: t('English', 'မြန်မာ'),
      }}
    />
  ),
}));
