import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { Button } from '../button/button.tsx';
import { Toast, Toasts } from './toast.tsx';

const body = JSON.stringify(
  { Error: { Message: 'The bank does not answer', Details: [], RequestId: 'req-7f3a' } },
  undefined,
  2,
);

function ServerError({ t }: { t: Wording }) {
  const [shown, setShown] = useState(true);
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="grow p-6">
        <Button onClick={() => setShown(true)}>{t('Show the error', 'အမှားကို ပြပါ')}</Button>
      </main>
      <BottomBar />
      <Toasts>
        {[shown].filter(Boolean).map(() => (
          <Toast
            key="error"
            message={t('Something went wrong on our side.', 'ကျွန်ုပ်တို့ဘက်တွင် အမှားဖြစ်ပွားပါသည်။')}
            details={`${t('Error 503', 'အမှား ၅၀၃')}\n${body}`}
            texts={{
              details: t('Details', 'အသေးစိတ်'),
              copy: t('Copy', 'ကူးယူရန်'),
              copied: t('Copied', 'ကူးယူပြီး'),
              close: t('Close', 'ပိတ်ရန်'),
            }}
            onClose={() => setShown(false)}
          />
        ))}
      </Toasts>
    </div>
  );
}

export const examples: Example[] = [
  { title: 'An error of the server', framed: true, render: (t) => <ServerError t={t} /> },
];
