import type { Example } from '../../example.ts';
import { Spinner } from './spinner.tsx';

export const examples: Example[] = [
  {
    title: 'With its words',
    render: (t) => (
      <p role="status" className="flex items-center gap-3 text-text-muted">
        <Spinner size={24} />
        {t('Checking your document…', 'သင့်စာရွက်စာတမ်းကို စစ်ဆေးနေပါသည်…')}
      </p>
    ),
  },
];
