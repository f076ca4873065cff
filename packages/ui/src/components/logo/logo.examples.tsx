import { brand } from '@taga/brand';
import type { Example } from '../../example.ts';
import { Logo } from './logo.tsx';

export const examples: Example[] = [
  { title: 'In a bar', render: () => <Logo mark={brand.logo} wordmark={brand.wordmark} /> },
  { title: 'Large', render: () => <Logo size="large" mark={brand.logo} wordmark={brand.wordmark} /> },
];
