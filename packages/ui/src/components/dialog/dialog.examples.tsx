import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

function CancelApplication({ t }: { t: Wording }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('Cancel application', 'လျှောက်လွှာ ပယ်ဖျက်ရန်')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('Cancel this application?', 'ဤလျှောက်လွှာကို ပယ်ဖျက်မလား')}
        closeText={t('Close', 'ပိတ်ရန်')}
        actions={
          <>
            <Button variant="text" onClick={close}>
              {t('Keep it', 'ဆက်ထားမည်')}
            </Button>
            <Button variant="danger" onClick={close}>
              {t('Cancel it', 'ပယ်ဖျက်မည်')}
            </Button>
          </>
        }
      >
        {t('What you filled in will be removed. This cannot be undone.', 'ဖြည့်ထားသည်များ ပျက်သွားပါမည်။ ပြန်ပြင်၍ မရနိုင်ပါ။')}
      </Dialog>
    </>
  );
}

function AllSteps({ t }: { t: Wording }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('All steps', 'အဆင့်အားလုံး ပြရန်')}
      </Button>
      <Dialog
        place="bottom"
        open={open}
        onClose={() => setOpen(false)}
        title={t('Steps', 'အဆင့်များ')}
        closeText={t('Close', 'ပိတ်ရန်')}
      >
        {t('Branch, occupation, review', 'ဘဏ်ခွဲ၊ အလုပ်အကိုင်၊ ပြန်လည်စစ်ဆေးခြင်း')}
      </Dialog>
    </>
  );
}

export const examples: Example[] = [
  { title: 'A question before something is lost', render: (t) => <CancelApplication t={t} /> },
  { title: 'A sheet at the bottom of a phone', render: (t) => <AllSteps t={t} /> },
];
