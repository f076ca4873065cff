import type { Example } from '../../example.ts';
import { Skeleton } from './skeleton.tsx';

export const examples: Example[] = [
  { title: 'Text', render: (t) => <Skeleton label={t('Loading', 'ဖွင့်နေပါသည်')} /> },
  {
    title: 'Card',
    render: (t) => <Skeleton shape="block" className="h-40" label={t('Loading accounts', 'အကောင့်များ ဖွင့်နေပါသည်')} />,
  },
];
