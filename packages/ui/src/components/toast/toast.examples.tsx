import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Button } from '../button/button.tsx';
import { Toast, ToastRegion } from './toast.tsx';

const body = JSON.stringify(
  { Error: { Message: 'The bank does not answer', Details: [], RequestId: 'req-7f3a' } },
  undefined,
  2,
);

function ServerError({ t }: { t: Wording }) {
  const [shown, setShown] = useState(true);
  return (
    <main className="p-6">
      <Button onClick={() => setShown(true)}>{t('Show the error', 'အမှားကို ပြပါ')}</Button>
      <ToastRegion>
        {shown && (
          <Toast
            title={t('Error 503', 'အမှား ၅၀၃')}
            body={body}
            texts={{ copy: t('Copy', 'ကူးယူရန်'), copied: t('Copied', 'ကူးယူပြီး'), close: t('Close', 'ပိတ်ရန်') }}
            onClose={() => setShown(false)}
          />
        )}
      </ToastRegion>
    </main>
  );
}

export const examples: Example[] = [
  { title: 'An error of the server', framed: true, render: (t) => <ServerError t={t} /> },
];
