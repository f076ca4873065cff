import 'virtual:brand.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { readAddress } from './address.ts';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('root');
const root = place && createRoot(place);

function show() {
  const { search } = window.location;
  const address = readAddress(search);
  document.documentElement.lang = address.language === 'mm' ? 'my' : 'en';
  root?.render(<Gallery key={search} address={address} />);
}

show();
// Tests that look at every component change the address: loading all of them again for each takes longer than the look.
window.addEventListener('popstate', show);
