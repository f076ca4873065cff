import 'virtual:brand.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { readAddress } from './address.ts';
import { Gallery } from './gallery.tsx';

const address = readAddress(window.location.search);
document.documentElement.lang = address.language === 'mm' ? 'my' : 'en';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery address={address} />);
