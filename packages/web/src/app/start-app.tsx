import { createTextStore, defaultLanguage, type GroupedMessages, type TextStore } from '@taga/i18n';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from '../navigation/router.tsx';
import { fetchBoldFont } from '../page/bold-font.ts';
import { expectLaterStyles } from '../page/later-styles.ts';
import type { PageDefinition, PageTable } from '../page/page-definition.ts';
import { fetchPage, loadPage, loadPrerenderedPage } from '../page/page-loader.ts';
import { languageOfCookie, languageOfDocument, rememberLanguage } from '../text/language-choice.ts';
import { loadCatalog } from '../text/load-catalog.ts';
import { TextProvider } from '../text/text-context.tsx';
import { AppPages, type WebApp } from './web-app.tsx';

/** What was pre-rendered must be met in the same language; an empty shell may follow the cookie. */
function initialLanguage(isPrerendered: boolean) {
  const written = languageOfDocument(document.documentElement.lang);
  const chosen = languageOfCookie(document.cookie);
  // A link with `?lang=mm` counts as a choice, so that the next page agrees.
  if (!chosen && written !== defaultLanguage) rememberLanguage(written);
  return isPrerendered ? written : (chosen ?? written);
}

/** The words that the page was drawn with come along with it. */
function readMessages(): GroupedMessages {
  return JSON.parse(document.getElementById('messages')?.dataset.messages ?? '{}');
}

/** A static page has to be fetched before it can be put into another language. */
function withPageFirst(store: TextStore, page: PageDefinition): TextStore {
  const whole: TextStore = {
    ...store,
    async switchTo(language) {
      await fetchPage(page, whole);
      await store.switchTo(language);
    },
  };
  return whole;
}

/** What the server drew stands, even where the address is another page's: then it has closed all others. */
function findOnlyPage<Page extends PageDefinition>(
  { pages, find }: PageTable<Page>,
  prerenderedPath: string | undefined,
) {
  const drawn = pages.find(({ path }) => path === prerenderedPath);
  return drawn === find(window.location.pathname).page ? undefined : drawn;
}

/**
 * By itself React does this bit by bit whenever there is nothing else to do, but at once where somebody does something,
 * and as soon as a page is seen somebody may. The event is one that nothing listens for.
 */
function hydrate(root: HTMLElement, drawn: ReactNode) {
  hydrateRoot(root, drawn);
  root.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
}

async function start<Page extends PageDefinition>(app: WebApp<Page>, root: HTMLElement) {
  const isPrerendered = root.firstElementChild !== null;
  const onlyPage = findOnlyPage(app.pages, root.dataset.page);
  const page = onlyPage ?? app.pages.find(window.location.pathname).page;
  const words = createTextStore(initialLanguage(isPrerendered), loadCatalog, readMessages());
  const store = isPrerendered && page.isStatic ? withPageFirst(words, page) : words;
  if (isPrerendered) {
    await loadPrerenderedPage(page, store);
    expectLaterStyles();
  } else {
    // An empty shell is drawn all the same: its frame says what is missing, and goes on with the network.
    await loadPage(page, store).catch(() => {});
  }
  const drawn = (
    <TextProvider store={store}>
      <Router>
        <AppPages app={app} isPrerendered={isPrerendered} onlyPage={onlyPage} />
      </Router>
    </TextProvider>
  );
  if (isPrerendered) {
    hydrate(root, drawn);
    // Without it the page is read in the regular one.
    void fetchBoldFont().catch(() => undefined);
  } else createRoot(root).render(drawn);
}

/** Brings the page to life that the address asks for, and every other one from there. */
export function startApp<Page extends PageDefinition>(app: WebApp<Page>): void {
  const root = document.getElementById('root');
  if (!root) return;
  start(app, root).catch(() => {
    // A file got lost on the way. What is on the screen stays readable, and we go on with the network.
    window.addEventListener('online', () => window.location.reload(), { once: true });
  });
}
