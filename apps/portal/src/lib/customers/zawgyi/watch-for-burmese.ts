import type { TextStore } from '@taga/i18n';
import { whenOnline } from '@taga/web/connection';

/**
 * Waits for the first Burmese letters (not digits) that are typed or pasted anywhere on the page, and only then fetches
 * what asks about Zawgyi: anyone who types none pays for these few lines alone. Called once in an app.
 */
export function watchForBurmese(store: TextStore): void {
  document.addEventListener('beforeinput', function hear(event) {
    if (!/[\u1000-\u103f\u1050-\u109f]/.test(event.data ?? '')) return;
    document.removeEventListener('beforeinput', hear);
    void whenOnline(() => import('./ask-about-zawgyi.tsx')).then((file) => file.askAboutZawgyi(store, event));
  });
}
