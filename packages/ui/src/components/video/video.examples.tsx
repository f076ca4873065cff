import type { Example } from '../../example.ts';
import { Video } from './video.tsx';

export const examples: Example[] = [
  {
    title: 'Tutorial',
    render: (t) => (
      <Video
        label={t('How to open an account', 'အကောင့်ဖွင့်နည်း')}
        sources={[{ src: t('/media/tutorial-en.webm', '/media/tutorial-mm.webm'), type: 'video/webm' }]}
        captions={{
          src: t('/media/tutorial-en.vtt', '/media/tutorial-mm.vtt'),
          lang: t('en', 'my'),
          label: t('English', 'မြန်မာ'),
        }}
      />
    ),
  },
];
