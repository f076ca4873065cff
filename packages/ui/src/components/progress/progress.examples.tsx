import type { Example } from '../../example.ts';
import { Progress } from './progress.tsx';

export const examples: Example[] = [
  {
    title: 'Upload',
    render: (t) => <Progress label={t('Uploading your video', 'သင့်ဗီဒီယိုကို တင်နေပါသည်')} text={t('64%', '၆၄%')} value={64} />,
  },
];
