import type { Example } from '../../example.ts';
import { Button } from '../button/button.tsx';
import { BottomBar } from './bottom-bar.tsx';

export const examples: Example[] = [
  {
    title: 'With the main button of a page',
    framed: true,
    render: (t) => (
      <div className="flex min-h-dvh flex-col">
        <main className="grow p-4">{t('The page', 'စာမျက်နှာ')}</main>
        <BottomBar>
          <div className="border-t border-border bg-surface-raised p-4">
            <Button>{t('Next', 'ရှေ့ဆက်ရန်')}</Button>
          </div>
        </BottomBar>
      </div>
    ),
  },
];
