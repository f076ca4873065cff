// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { drawInPage } from '../testing/in-page.tsx';
import { DoorBeside } from './door-beside.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryPage } from './entry-page.tsx';
import { Notice } from './notice.tsx';
import { PageHeading } from './page-heading.tsx';

const draw = async (part: React.ReactNode) => (await drawInPage(part)).place.innerHTML.replace(/ class="[^"]*"/g, '');

test('a heading has a detail and a lead where there are any, and nothing in their place', async () => {
  expect(await draw(<PageHeading title="Orders" />)).toBe('<header><h1>Orders</h1></header>');
  expect(await draw(<PageHeading title="Orders" detail="all" lead="Since March" />)).toBe(
    '<header><h1>Orders<span> all</span></h1><p>Since March</p></header>',
  );
});

test('a notice has a picture and a lead where there are any', async () => {
  expect(await draw(<Notice title="Done">x</Notice>)).toBe('<div><h1>Done</h1>x</div>');
  expect(
    await draw(
      <Notice title="Done" lead="At last" picture={<i />}>
        x
      </Notice>,
    ),
  ).toBe('<div><div><i></i></div><h1>Done</h1><p>At last</p>x</div>');
});

test('an entry page has its picture beside it', async () => {
  expect(await draw(<EntryPage title="Sign in">form</EntryPage>)).not.toMatch(/<p>|<i>/);
  expect(
    await draw(
      <EntryPage title="Sign in" lead="Welcome" picture={<i />}>
        form
      </EntryPage>,
    ),
  ).toMatch(/Welcome.*form.*<i><\/i>/);
});

test('a form is sent by the app and never by the browser, which would write what was typed into the address', async () => {
  const sent = vi.fn();
  const { find, place } = await drawInPage(
    <EntryForm onSubmit={sent} actions={<button type="submit">Send</button>}>
      <input />
    </EntryForm>,
  );
  const event = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(place.querySelector('form')?.getAttribute('method')).toBe('dialog');
  expect(place.querySelector('form')?.hasAttribute('novalidate')).toBe(true);
});

function screen(isWide: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isWide,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as never);
  return { query, listeners };
}

test('nobody on a phone fetches the picture of a door', async () => {
  const { listeners } = screen(false);
  const { place, leave } = await drawInPage(<DoorBeside progress={0.5} />);
  expect(place.querySelector('svg')).toBeNull();
  expect(listeners.size).toBe(1);
  await leave();
  expect(listeners.size).toBe(0);
});

test('on a wide screen it stands beside the form, as far open as the form is filled in', async () => {
  screen(true);
  const { place } = await drawInPage(<DoorBeside />);
  await vi.waitFor(() => expect(place.querySelector('svg')).not.toBeNull());
  const closed = place.innerHTML;
  const { place: open } = await drawInPage(<DoorBeside progress={0.2} />);
  await vi.waitFor(() => expect(open.querySelector('svg')).not.toBeNull());
  expect(open.innerHTML).not.toBe(closed);
});
