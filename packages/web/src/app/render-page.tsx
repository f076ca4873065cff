import { createTextStore, type GroupedMessages, type Language, type TextValues, withoutLineMarks } from '@taga/i18n';
import { renderToString } from 'react-dom/server';
import { FixedRouter } from '../navigation/router.tsx';
import { frameWords, type PageDefinition } from '../page/page-definition.ts';
import { titleOf } from '../page/page-head.ts';
import { loadPage } from '../page/page-loader.ts';
import { loadCatalog } from '../text/load-catalog.ts';
import { TextProvider } from '../text/text-context.tsx';
import { AppPages, type WebApp } from './web-app.tsx';

export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** What it comes alive with. */
  readonly messages: GroupedMessages;
}

/** Draws a page as HTML, exactly as the browser will draw it over again. Its description may speak of `figures`. */
export async function renderPage<Page extends PageDefinition>(
  app: WebApp<Page>,
  page: Page,
  language: Language,
  figures: TextValues = {},
): Promise<RenderedPage> {
  const store = createTextStore(language, loadCatalog);
  await loadPage(page, store);
  const html = renderToString(
    <TextProvider store={store}>
      <FixedRouter pathname={page.path === '*' ? '/not-found' : page.path}>
        <AppPages app={app} isPrerendered onlyPage={page} />
      </FixedRouter>
    </TextProvider>,
  );
  const { text } = store.getSnapshot();
  const title = titleOf(page, text, app.nameOf(language));
  const all = store.getMessages();
  const messages = page.isStatic ? { [frameWords]: all[frameWords] } : all;
  return { title, description: withoutLineMarks(text(page.description, figures)), html, messages };
}
