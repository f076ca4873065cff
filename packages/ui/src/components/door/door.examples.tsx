import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Button } from '../button/button.tsx';
import { Door } from './door.tsx';

const steps = 8;

function OpeningDoor({ t }: { t: Wording }) {
  const [done, setDone] = useState(2);
  return (
    <div className="grid justify-items-start gap-4">
      <Door size={96} progress={done / steps} />
      <Button onClick={() => setDone((done + 1) % (steps + 1))}>{t('Finish a step', 'အဆင့်တစ်ခု ပြီးမည်')}</Button>
    </div>
  );
}

export const examples: Example[] = [
  {
    title: 'From ajar to open',
    render: () => (
      <div className="flex flex-wrap gap-4">
        {[0, 0.25, 0.5, 0.75, 1].map((progress) => (
          <Door key={progress} size={64} progress={progress} />
        ))}
      </div>
    ),
  },
  { title: 'Opening with each step', render: (t) => <OpeningDoor t={t} /> },
];
