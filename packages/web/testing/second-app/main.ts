import 'virtual:brand.css';
import './styles.css';
import { startApp } from '@taga/web/app';
import { createPageTable, definePage, layoutAtHand } from '@taga/web/page';
import { PlainLayout } from './plain-layout.tsx';

const words = {
  title: 'accountList.saving.name',
  description: 'accountList.saving.summary',
  catalogs: ['public', 'accountList'],
} as const;
const page = { ...words, layout: layoutAtHand(PlainLayout) };

startApp({
  nameOf: () => 'Second app',
  pages: createPageTable(
    [
      definePage({ ...page, path: '/', load: () => import('./home-page.tsx') }),
      definePage({ ...page, path: '/order/:id', load: () => import('./order-page.tsx') }),
    ],
    definePage({ ...page, path: '*', load: () => import('./home-page.tsx') }),
  ),
});
