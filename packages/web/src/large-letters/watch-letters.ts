/** Wider, in letters of the reader's size, every word has room in a line. The smallest phone has 20. */
const leastEms = 19;

function hasRoom(): boolean {
  return window.innerWidth >= leastEms * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Makes room as long as the letters are large, by a file that only those few fetch. */
export function watchLetters(): () => void {
  let dividing: Promise<() => void> | undefined;
  const stop = () => {
    void dividing?.then((end) => end());
    dividing = undefined;
  };
  const sizes = new ResizeObserver(() => {
    if (hasRoom()) return stop();
    // Without it the browser divides them as it can.
    dividing ??= import('./give-room.ts').then(
      ({ giveRoom }) => giveRoom(),
      () => () => {},
    );
  });
  sizes.observe(document.documentElement);
  return () => {
    sizes.disconnect();
    stop();
  };
}
