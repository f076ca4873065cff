import type { Endpoint } from '@taga/contract';
import { getOwnStaff } from '@taga/contract/endpoints/desk/staff';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { type CatalogGroup, createTextStore } from '@taga/i18n';
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import { FixedRouter } from '@taga/web/navigation';
import { loadCatalog, TextProvider } from '@taga/web/text';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

interface Sight {
  readonly roles: readonly StaffRole[];
  readonly staffId?: string;
  readonly words: readonly CatalogGroup[];
  /** What calls have answered; of a list its only page. */
  readonly answers?: readonly [endpoint: Endpoint, asked: object, answer: unknown, isList?: 'pages'][];
}

/** A part of the desk as a member of staff sees it who has these roles: words only, without the marks around them. */
export async function drawAtDesk(part: ReactNode, { roles, staffId = 's-1', words, answers = [] }: Sight) {
  const history = { state: null, pushState() {}, replaceState() {} };
  vi.stubGlobal('window', { history, location: { pathname: '/', search: '', hash: '' } });
  const store = createTextStore('en', loadCatalog);
  await Promise.all([...words, 'desk' as const, 'forms' as const].map(store.loadGroup));
  const client = createQueryClient();
  client.setQueryData([getOwnStaff.id, {}, 'en'], { id: staffId, roles });
  for (const [{ id }, asked, answer, list] of answers) {
    client.setQueryData(
      [id, asked, 'en', ...(list ? [list] : [])],
      list ? { pages: [answer], pageParams: [null] } : answer,
    );
  }
  const html = renderToString(
    <TextProvider store={store}>
      <QueryClientProvider client={client}>
        <FixedRouter pathname="/desk">{part}</FixedRouter>
      </QueryClientProvider>
    </TextProvider>,
  );
  vi.unstubAllGlobals();
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
