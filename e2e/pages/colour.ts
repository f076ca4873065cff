import type { Locator } from '@playwright/test';

/** The colour of something as red, green and blue, however its style writes it. */
export function rgbOf(element: Locator, property: 'color' | 'backgroundColor'): Promise<[number, number, number]> {
  return element.evaluate((shown, name) => {
    const pencil = document.createElement('canvas').getContext('2d');
    if (!pencil) throw new Error('There is no canvas');
    pencil.fillStyle = getComputedStyle(shown)[name];
    pencil.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pencil.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  }, property);
}
