import type { Example } from '../../example.ts';
import { Pagination } from './pagination.tsx';

const burmese = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));

export const examples: Example[] = [
  {
    title: 'In the middle',
    render: (t) => (
      <Pagination
        label={t('Pages of the inbox', 'ဝင်စာ စာမျက်နှာများ')}
        page={6}
        pageCount={12}
        hrefFor={(page) => `#page-${page}`}
        formatNumber={(number) => t(String(number), burmese(number))}
        texts={{
          previous: t('Previous', 'ရှေ့'),
          next: t('Next', 'နောက်'),
          page: (page) => t(`Page ${page}`, `စာမျက်နှာ ${burmese(page)}`),
        }}
      />
    ),
  },
];
