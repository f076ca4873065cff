import type { Example } from '../../example.ts';
import { Tabs } from './tabs.tsx';

export const examples: Example[] = [
  {
    title: 'Help and questions',
    render: (t) => (
      <Tabs
        label={t('Support', 'အကူအညီ')}
        tabs={[
          {
            id: 'help',
            label: t('Help', 'အကူအညီ'),
            content: <p>{t('Call us or write to us.', 'ဖုန်းခေါ်ပါ သို့မဟုတ် စာရေးပါ။')}</p>,
          },
          { id: 'faq', label: t('FAQ', 'မေးလေ့ရှိသော မေးခွန်းများ'), content: <p>{t('Coming soon.', 'မကြာမီ လာပါမည်။')}</p> },
          {
            id: 'branches',
            label: t('Branches', 'ဘဏ်ခွဲများ'),
            content: <p>{t('Find a branch near you.', 'အနီးဆုံး ဘဏ်ခွဲကို ရှာပါ။')}</p>,
          },
        ]}
      />
    ),
  },
];
