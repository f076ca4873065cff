/** More than this of the screen would be too much for what a page keeps at its bottom. */
const largestShare = 1 / 3;

/** Lets bars that are too high move on with the page; base.css draws it. */
export function releaseBars(): void {
  for (const bar of document.querySelectorAll('[data-bottom-bar]')) {
    const kept = [...bar.children].slice(1).reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
    bar.toggleAttribute('data-moves-on', kept > window.innerHeight * largestShare);
  }
}

export function restoreBars(): void {
  for (const bar of document.querySelectorAll('[data-moves-on]')) bar.removeAttribute('data-moves-on');
}
