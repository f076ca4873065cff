import type { Example } from '../../example.ts';
import { Link } from '../link/link.tsx';
import { DescriptionList } from './description-list.tsx';

export const examples: Example[] = [
  {
    title: 'Check your answers',
    render: (t) => (
      <DescriptionList
        rows={[
          {
            label: t('Name', 'အမည်'),
            value: 'DAW HLA HLA',
            action: <Link href="#name">{t('Change name', 'အမည် ပြင်ရန်')}</Link>,
          },
          {
            label: t('Date of birth', 'မွေးသက္ကရာဇ်'),
            value: t('27 Mar, 1990', '၂၇ မတ်၊ ၁၉၉၀'),
            action: <Link href="#birth">{t('Change date of birth', 'မွေးသက္ကရာဇ် ပြင်ရန်')}</Link>,
          },
          { label: t('Branch', 'ဘဏ်ခွဲ'), value: t('Kyauktada, Yangon', 'ကျောက်တံတား၊ ရန်ကုန်') },
        ]}
      />
    ),
  },
  {
    title: 'Many of them',
    render: (t) => (
      <DescriptionList
        dense
        rows={[
          { label: t('Name', 'အမည်'), value: 'DAW HLA HLA' },
          { label: t('Date of birth', 'မွေးသက္ကရာဇ်'), value: t('27 Mar, 1990', '၂၇ မတ်၊ ၁၉၉၀') },
          { label: t('Branch', 'ဘဏ်ခွဲ'), value: t('Kyauktada, Yangon', 'ကျောက်တံတား၊ ရန်ကုန်') },
        ]}
      />
    ),
  },
];
