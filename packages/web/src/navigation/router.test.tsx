// @vitest-environment page
import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doing, drawInPage } from '../testing/in-page.tsx';
import { navigate } from './history.ts';
import { Redirect } from './redirect.tsx';
import { FixedRouter, Router, useLocation, useNavigate, useNavigationType } from './router.tsx';
import { RouterLink } from './router-link.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState({ idx: 0, key: 'first', usr: null }, '', '/home');
});
afterEach(() => vi.useRealTimers());

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}`}</p>;
}
const drawWhere = () =>
  drawInPage(
    <Router>
      <Where />
    </Router>,
  );
const stepBackTo = (address: string, key: string) => {
  window.history.replaceState({ idx: 0, key, usr: null }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

test('a page knows where it stands and how it was come to', async () => {
  const { read } = await drawWhere();
  expect(read()).toBe('POP /home');
  await doing(() => navigate('/orders?page=2'));
  expect(read()).toBe('PUSH /orders?page=2');
  await doing(() => navigate('/login', { replace: true }));
  expect(read()).toBe('REPLACE /login');
});

test('a step back is followed in a task of its own, and the last step counts', async () => {
  const { read } = await drawWhere();
  await doing(() => {
    stepBackTo('/earlier', 'k1');
    stepBackTo('/earliest', 'k2');
  });
  expect(read()).toBe('POP /home');
  await doing(() => vi.runAllTimers());
  expect(read()).toBe('POP /earliest');
});

test('a link pressed after a step back wins over it', async () => {
  const { read } = await drawWhere();
  await doing(() => {
    stepBackTo('/earlier', 'k3');
    navigate('/orders');
  });
  await doing(() => vi.runAllTimers());
  expect(read()).toBe('PUSH /orders');
});

test('the old page stays until the new one can be drawn, and the page says meanwhile that it is busy', async () => {
  let arrive = (_words: string) => {};
  const words = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Slow = () => (useLocation().pathname === '/slow' ? <p>{use(words)}</p> : <p>here</p>);
  const { read } = await drawInPage(
    <Router>
      <Suspense fallback="waiting">
        <Slow />
      </Suspense>
    </Router>,
  );
  expect(document.documentElement.hasAttribute('data-pending')).toBe(false);
  await doing(() => navigate('/slow'));
  expect(read()).toBe('here');
  expect(document.documentElement.hasAttribute('data-pending')).toBe(true);
  await doing(() => arrive('arrived'));
  expect(read()).toBe('arrived');
  expect(document.documentElement.hasAttribute('data-pending')).toBe(false);
});

test('an app that is gone follows no step any more', async () => {
  const { leave } = await drawWhere();
  await leave();
  navigate('/orders');
  expect(document.documentElement.hasAttribute('data-pending')).toBe(false);
});

test('a redirect takes the place of the page in the history', async () => {
  const steps = window.history.length;
  const Page = () => (useLocation().pathname === '/home' ? <Redirect to="/login" /> : <Where />);
  const { read } = await drawInPage(
    <Router>
      <Page />
    </Router>,
  );
  expect(read()).toBe('REPLACE /login');
  expect(window.history.length).toBe(steps);
});

test('a pre-rendered page stands at one address', () => {
  const html = renderToString(
    <FixedRouter pathname="/fees">
      <Where />
    </FixedRouter>,
  );
  expect(html).toBe('<p>POP /fees</p>');
});

test('outside a router nobody can tell where they are', () => {
  expect(() => renderToString(<Where />)).toThrow('no Router');
});

test('leading on is the same function each time', async () => {
  const found = new Set<unknown>();
  function Page() {
    found.add(useNavigate());
    return null;
  }
  const { redraw } = await drawInPage(
    <Router>
      <Page />
    </Router>,
  );
  await redraw(
    <Router>
      <Page />
    </Router>,
  );
  expect(found.size).toBe(1);
});

function drawLink(link: React.ComponentProps<typeof RouterLink>) {
  return drawInPage(
    <Router>
      <RouterLink {...link}>Orders</RouterLink>
      <Where />
    </Router>,
  );
}

test('a link changes the page in place, with a step to go back from', async () => {
  const { read, press } = await drawLink({ href: '/orders?page=1' });
  const steps = window.history.length;
  await press('Orders');
  expect(read()).toContain('PUSH /orders?page=1');
  expect(window.history.length).toBe(steps + 1);
});

test('a link to where one is already is no step', async () => {
  const { read, press } = await drawLink({ href: '/home' });
  const steps = window.history.length;
  await press('Orders');
  expect(read()).toContain('REPLACE /home');
  expect(window.history.length).toBe(steps);
});

test('what the link itself does comes first, and may keep the page', async () => {
  const { read, press } = await drawLink({ href: '/orders', onClick: (event) => event.preventDefault() });
  await press('Orders');
  expect(read()).toContain('POP /home');
});

test('a press for a new tab is the browser’s to follow', async () => {
  const { read, place } = await drawLink({ href: '/orders' });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await doing(() => place.querySelector('a')?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(false);
  expect(read()).toContain('POP /home');
});
