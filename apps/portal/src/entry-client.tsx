import 'virtual:brand.css';
import './styles.css';
import { createTextStore, defaultLanguage, type GroupedMessages } from '@taga/i18n';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { loadPage } from './app/page-loader.ts';
import { findPage } from './app/page-table.ts';
import { paths } from './config/paths.ts';
import { watchHistory } from './lib/navigation/history-guard.ts';
import { absentSession } from './lib/session/session.ts';
import { SessionProvider } from './lib/session/session-context.tsx';
import { getSession } from './lib/session/session-store.ts';
import { languageOfCookie, languageOfDocument, rememberLanguage } from './lib/text/language-choice.ts';
import { loadCatalog } from './lib/text/load-catalog.ts';
import { TextProvider } from './lib/text/text-context.tsx';
import { watchForBurmese } from './lib/zawgyi/watch-for-burmese.ts';

/** What was drawn at build must be met in the same language; an empty shell may follow the cookie. */
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

async function start(root: HTMLElement) {
  const isPrerendered = root.firstElementChild !== null;
  const maintenancePage = findPage(paths.maintenance());
  const onlyPage = root.dataset.page === maintenancePage.path ? maintenancePage : undefined;
  const store = createTextStore(initialLanguage(isPrerendered), loadCatalog, readMessages());
  await loadPage(onlyPage ?? findPage(window.location.pathname), store).catch((failure) => {
    // An empty shell is drawn all the same: its frame says what is missing, and goes on with the network.
    if (isPrerendered) throw failure;
  });
  const app = (
    <TextProvider store={store}>
      <SessionProvider initial={isPrerendered ? absentSession : getSession()}>
        <BrowserRouter>
          <App onlyPage={onlyPage} />
        </BrowserRouter>
      </SessionProvider>
    </TextProvider>
  );
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  watchForBurmese(store);
}

const root = document.getElementById('root');
if (root) {
  watchHistory();
  start(root).catch(() => {
    // A file got lost on the way. What is on the screen stays readable, and we go on with the network.
    window.addEventListener('online', () => window.location.reload(), { once: true });
  });
}
