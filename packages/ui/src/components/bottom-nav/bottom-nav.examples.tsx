import type { Example } from '../../example.ts';
import { sampleNavItems } from '../side-nav/side-nav.examples.tsx';
import { BottomNav } from './bottom-nav.tsx';

export const examples: Example[] = [
  {
    title: 'On a phone',
    render: (t) => (
      <div className="max-w-90">
        <BottomNav label={t('Main', 'အဓိက')} items={sampleNavItems(t)} />
      </div>
    ),
  },
];
