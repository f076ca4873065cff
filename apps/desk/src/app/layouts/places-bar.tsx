import { ChevronDownIcon } from '@taga/ui';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMay } from '../../lib/staff/current-staff.ts';
import { type Place, places } from '../places.ts';

const placeStyle =
  'inline-flex min-h-11 shrink-0 items-center rounded-field px-2 font-medium whitespace-nowrap no-underline ' +
  'text-text-muted hover:bg-primary-tint hover:text-text ' +
  'aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary';

/** How many of the links stand whole in one line, with the button for the rest where they do not all. */
function useFitting() {
  const bar = useRef<HTMLElement>(null);
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  // Again whenever it is drawn: in another language words are longer, and another role has others.
  useEffect(() => {
    const element = bar.current;
    const button = element?.lastElementChild;
    if (!element || !button) return;
    const links = [...element.querySelectorAll(':scope > a')];
    const measure = () => {
      const { right } = element.getBoundingClientRect();
      const overhang = (link: Element) => link.getBoundingClientRect().right - right;
      const isAll = links.every((link) => overhang(link) <= 0.5);
      const room = button.getBoundingClientRect().width;
      setCount(isAll ? links.length : links.filter((link) => overhang(link) <= -room).length);
    };
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...links]) observer.observe(each);
    return () => observer.disconnect();
  });
  return { bar, count };
}

/** Where to go, the busiest first, in one line; what it has no room for is behind a button at its end. */
export function PlacesBar() {
  const text = useText();
  const may = useMay();
  const { pathname } = useLocation();
  const { bar, count } = useFitting();
  const open = places.filter(({ endpoint }) => may(endpoint));
  return (
    <nav
      ref={bar}
      aria-label={text('layout.navigation.label')}
      className="relative hidden min-w-0 grow gap-0.5 lg:flex"
    >
      {open.map((place, index) => (
        <PlaceLink key={place.href} place={place} pathname={pathname} isHidden={index >= count} />
      ))}
      <MorePlaces places={open.slice(count)} pathname={pathname} />
    </nav>
  );
}

interface PlaceLinkProps {
  place: Place;
  pathname: string;
  isHidden?: boolean;
  onChoose?: () => void;
}

/** One that is hidden keeps its room, by which it is measured. */
function PlaceLink({ place: { href, label }, pathname, isHidden = false, onChoose }: PlaceLinkProps) {
  const text = useText();
  return (
    <RouterLink
      href={href}
      onClick={onChoose}
      aria-current={pathname.startsWith(href) ? 'page' : undefined}
      className={`${placeStyle} ${isHidden ? 'invisible' : ''}`}
    >
      {text(label)}
    </RouterLink>
  );
}

/** At the end of the line, over what is hidden there. */
function MorePlaces({ places: rest, pathname }: { places: readonly Place[]; pathname: string }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isHere = rest.some(({ href }) => pathname.startsWith(href));
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what happens to the button and the links inside
    <div
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      className={`absolute end-0 ${rest.length === 0 ? 'invisible' : ''}`}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={`${placeStyle} gap-1 ${isHere ? 'bg-primary-tint text-primary' : ''}`}
      >
        {text('desk.header.more')}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on a link must not take the focus, and the menu with it
        <div
          id={listId}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute right-0 z-30 mt-1 grid min-w-48 animate-arriving rounded-card border border-border bg-surface-raised p-2 shadow-float"
        >
          {rest.map((place) => (
            <PlaceLink key={place.href} place={place} pathname={pathname} onChoose={() => setIsOpen(false)} />
          ))}
        </div>
      )}
    </div>
  );
}
