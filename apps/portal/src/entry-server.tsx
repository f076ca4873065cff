import { createTextStore, type GroupedMessages, type Language } from '@taga/i18n';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { pageHead } from './app/page-head.ts';
import { loadPage } from './app/page-loader.ts';
import type { PageDefinition } from './app/page-table.ts';
import { absentSession } from './lib/session/session.ts';
import { SessionProvider } from './lib/session/session-context.tsx';
import { loadCatalog } from './lib/text/load-catalog.ts';
import { TextProvider } from './lib/text/text-context.tsx';

export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly messages: GroupedMessages;
}

/** Draws a page as HTML, exactly as the browser will draw it over again. */
export async function renderPage(page: PageDefinition, language: Language): Promise<RenderedPage> {
  const store = createTextStore(language, loadCatalog);
  await loadPage(page, store);
  const html = renderToString(
    <TextProvider store={store}>
      <SessionProvider initial={absentSession}>
        <StaticRouter location={page.path === '*' ? '/not-found' : page.path}>
          <App />
        </StaticRouter>
      </SessionProvider>
    </TextProvider>,
  );
  return { ...pageHead(page, store.getSnapshot().text, language), html, messages: store.getMessages() };
}
