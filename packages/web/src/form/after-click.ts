let isPressing = false;
let isWatching = false;
let held: (() => void)[] = [];
let round = 0;

function begin() {
  isPressing = true;
  round += 1;
}

/** The click comes after the pointer has gone up, so what was held back comes after that. */
function end() {
  const ended = round;
  setTimeout(() => {
    if (ended !== round) return;
    isPressing = false;
    const acts = held;
    held = [];
    for (const act of acts) act();
  });
}

/** A finger is up before the browser makes a mouse's press of it, and only that one moves the focus: so both count. */
export function watchClicks(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, begin, true);
  for (const type of ['pointerup', 'pointercancel', 'mouseup']) window.addEventListener(type, end, true);
}

/**
 * At once, or when the press under way is over. For what makes room on the page: a button that moves away between the
 * pointer's going down and up is not pressed.
 */
export function afterClick(act: () => void): void {
  if (isPressing) held.push(act);
  else act();
}
