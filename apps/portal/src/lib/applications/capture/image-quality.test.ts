import { describe, expect, test } from 'vitest';
import { type Fault, faultOf, isSharp, type Luminance, luminanceOf, measure, type Subject } from './image-quality.ts';

const width = 320;
const height = 202;

function picture(lightAt: (x: number, y: number) => number): Luminance {
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) values[at] = lightAt(at % width, Math.floor(at / width));
  return { width, values };
}

/** A light card with lines of print and a portrait, as much as matters to its edges. */
function cardAt(x: number, y: number): number {
  const isPortrait = x > 20 && x < 95 && y > 60 && y < 160;
  if (isPortrait) return 110 + 40 * Math.sin(x / 9) * Math.cos(y / 11);
  const isLine = x > 115 && x < 300 && y > 40 && y % 16 < 8;
  const isInk = isLine && (x * 7 + Math.floor(y / 16) * 13) % 11 < 4;
  return isInk ? 60 : 190;
}
const card = picture(cardAt);

/** What a lens out of focus, or a hand that moves, makes of it. */
function blurred({ values }: Luminance, reachX: number, reachY = reachX): Luminance {
  return picture((x, y) => {
    let sum = 0;
    let count = 0;
    for (let dy = -reachY; dy <= reachY; dy++) {
      for (let dx = -reachX; dx <= reachX; dx++) {
        const [atX, atY] = [x + dx, y + dy];
        if (atX < 0 || atY < 0 || atX >= width || atY >= height) continue;
        sum += values[atY * width + atX] ?? 0;
        count++;
      }
    }
    return sum / count;
  });
}

const inLight = (share: number) => picture((x, y) => Math.min(255, cardAt(x, y) * share));
const withLamp = (radius: number) => picture((x, y) => (Math.hypot(x - 200, y - 100) < radius ? 255 : cardAt(x, y)));
const faultSeen = (seen: Luminance, before = seen, subject: Subject = 'document') =>
  faultOf(measure(seen, subject, before));

describe('what is said of a picture of a card [BIO-018]', () => {
  test('nothing is wrong with a sharp one in good light, which need not be waited for', () => {
    expect(faultSeen(card)).toBeUndefined();
    expect(isSharp(measure(card, 'document'))).toBe(true);
  });

  test.each<[string, Luminance, Fault]>([
    ['in the dark', inLight(0.3), 'dark'],
    ['in the dark and out of focus', blurred(inLight(0.3), 4), 'dark'],
    ['out of focus', blurred(card, 4), 'blurred'],
    ['nothing but a white wall', picture(() => 200), 'empty'],
    ['a table in the light of a lamp', picture((x, y) => 150 + 12 * Math.sin((x + y) / 90)), 'empty'],
    ['with a lamp on it', withLamp(15), 'glare'],
  ])('%s', (_, seen, fault) => {
    expect(faultSeen(seen)).toBe(fault);
  });

  test('a hand that moves is told to hold still, rather than that it is blurred', () => {
    const moved = picture((x, y) => cardAt(x - 9, y - 3));
    expect(faultSeen(moved, card)).toBe('moving');
    expect(faultSeen(blurred(moved, 4), card)).toBe('moving');
  });

  test('a small spot of light, and a dim lamp, are no fault', () => {
    expect(faultSeen(withLamp(5))).toBeUndefined();
    expect(faultSeen(inLight(0.5))).toBeUndefined();
  });

  test('a little less light does not make it less sharp', () => {
    expect(measure(inLight(0.7), 'document').focus).toBeCloseTo(measure(card, 'document').focus, -1);
  });
});

test('the specification’s figures are where they are promised: 30 the least, 85 sharp, 5 in a thousand [BIO-018, CON-034]', () => {
  const focus = [0, 1, 2, 3, 4, 6].map((reach) => measure(reach ? blurred(card, reach) : card, 'document').focus);
  expect([...focus].sort((one, other) => other - one)).toEqual(focus);
  const burnt = (pixels: number) => picture((x, y) => (y * width + x < pixels ? 255 : cardAt(x, y)));
  const five = Math.floor((width * height) / 200);
  expect(measure(burnt(five), 'document').saturation).toBeCloseTo(5, 1);
  expect(faultSeen(burnt(five))).toBeUndefined();
  expect(faultSeen(burnt(five + 1))).toBe('glare');
});

test('a face has softer edges than print: the same picture may be sharp enough for one and not for the other', () => {
  const soft = blurred(card, 2);
  expect(measure(soft, 'face').focus).toBeGreaterThan(measure(soft, 'document').focus);
});

test('light is weighed as the eye does', () => {
  const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]);
  const { values } = luminanceOf({ data, width: 2 });
  expect([...values]).toEqual([76, 149, 28, 255]);
});

describe('what is measured, in pictures small enough to reckon by hand', () => {
  const of = (columns: number, ...values: number[]) => ({ width: columns, values: Uint8Array.from(values) });
  const dot = of(3, 100, 100, 100, 100, 200, 100, 100, 100, 100);

  test('brightness is the mean light', () => {
    expect(measure(of(2, 0, 100, 100, 200), 'document').brightness).toBe(100);
  });

  test('contrast is how far the light lies from its mean, in hundredths of it', () => {
    expect(measure(of(2, 90, 110, 90, 110), 'document').contrast).toBeCloseTo(10);
    expect(measure(of(2, 100, 100, 100, 100), 'document').contrast).toBe(0);
  });

  test('burnt out is what has 250 or more, in a thousand pixels', () => {
    expect(measure(of(2, 249, 250, 255, 0), 'document').saturation).toBe(500);
  });

  test('movement is the mean difference to the picture before, in hundredths of the light', () => {
    const [now, before] = [of(2, 100, 100, 100, 100), of(2, 90, 110, 100, 100)];
    expect(measure(now, 'document', before).movement).toBe(5);
    expect(measure(now, 'document').movement).toBe(0);
    expect(measure(now, 'document', of(1, 0)).movement).toBe(0);
  });

  test('a picture without an edge has no focus, one of a single pixel’s edge has none that varies', () => {
    expect(measure(of(3, ...Array(9).fill(100)), 'document').focus).toBe(0);
    expect(measure(dot, 'document').focus).toBe(0);
  });

  test('focus grows with the edges inside the picture: 30 at the least that is taken, 85 where it is sharp', () => {
    // Two inner pixels whose difference to their neighbours is d and -d: the variance is d squared.
    const edges = (light: number, d: number) => {
      const rim = Array(4).fill(light);
      return of(4, ...rim, light, light - d / 5, light + d / 5, light, ...rim);
    };
    const focusOf = (light: number, d: number, subject: Subject) => measure(edges(light, d), subject).focus;
    expect(focusOf(200, 35, 'document')).toBeCloseTo(30 + (55 * Math.log(306.25 / 300)) / Math.log(1777 / 300), 5);
    expect(focusOf(200, 85, 'document')).toBeCloseTo(30 + (55 * Math.log(1806.25 / 300)) / Math.log(1777 / 300), 5);
    expect(focusOf(200, 25, 'face')).toBeCloseTo(30 + (55 * Math.log(156.25 / 60)) / Math.log(160 / 60), 5);
    expect(focusOf(100, 90, 'document')).toBe(100);
    expect(focusOf(100, 10, 'document')).toBe(0);
  });
});

describe('the limits of what is said', () => {
  const fine = { brightness: 60, contrast: 8, focus: 30, saturation: 5, movement: 8 };
  test.each([
    [{}, undefined],
    [{ brightness: 59.9 }, 'dark'],
    [{ saturation: 5.1 }, 'glare'],
    [{ contrast: 7.9 }, 'empty'],
    [{ contrast: 7.9, movement: 8.1, focus: 0 }, 'empty'],
    [{ movement: 8.1 }, 'moving'],
    [{ focus: 29.9 }, 'blurred'],
  ] as const)('%o is %s', (changes, fault) => {
    expect(faultOf({ ...fine, ...changes })).toBe(fault);
  });

  test('sharp is 85 and more', () => {
    expect(isSharp({ ...fine, focus: 84.9 })).toBe(false);
    expect(isSharp({ ...fine, focus: 85 })).toBe(true);
  });
});

describe('what is measured, on a picture of four by four that can be reckoned by hand', () => {
  const four = (...values: readonly number[]): Luminance => ({ width: 4, values: Uint8Array.from(values) });
  const light = [100, 103, 106, 109, 112, 124, 112, 109, 106, 103, 100, 250, 90, 95, 97, 99];
  const seen = four(...light);

  test('light, contrast and burnt-out pixels are those of all of it', () => {
    const { brightness, contrast, saturation, movement } = measure(seen, 'document');
    expect(brightness).toBe(113.4375);
    expect(contrast).toBeCloseTo(31.8318, 4);
    expect(saturation).toBe(62.5);
    expect(movement).toBe(0);
    expect(measure(four(...light.with(11, 249)), 'document').saturation).toBe(0);
  });

  test('movement is what differs from the picture before, unless that had another size', () => {
    expect(measure(seen, 'document', four(...light.with(15, 87))).movement).toBeCloseTo(0.6612, 4);
    expect(measure(seen, 'document', four(...light.slice(4))).movement).toBe(0);
  });

  test('focus is the sharpness of the edges, of a face on a scale of its own, from 0 to 100', () => {
    const dim = four(...light.with(11, 130));
    expect(measure(dim, 'document').focus).toBeCloseTo(77.5549, 3);
    const face = four(100, 101, 103, 102, 104, 107, 104, 103, 101, 100, 99, 103, 100, 98, 101, 99);
    expect(measure(face, 'face').focus).toBeCloseTo(73.4217, 3);
    expect(measure(face, 'document').focus).toBeCloseTo(4.1808, 3);
    expect(measure(seen, 'document').focus).toBe(100);
    expect(measure(four(...Array.from({ length: 16 }, () => 0)), 'document').focus).toBe(0);
  });

  test('of the colours green counts most, then red, then blue', () => {
    const data = Uint8ClampedArray.from([200, 100, 50, 255, 10, 20, 30, 255]);
    expect(luminanceOf({ data, width: 1 })).toEqual({ width: 1, values: Uint8Array.from([124, 18]) });
  });

  test('each limit is the last that is taken', () => {
    const good = { brightness: 100, contrast: 8, focus: 30, saturation: 5, movement: 8 };
    expect(faultOf(good)).toBeUndefined();
    expect(faultOf({ ...good, saturation: 5.1 })).toBe('glare');
    expect(faultOf({ ...good, contrast: 7.9 })).toBe('empty');
    expect(faultOf({ ...good, movement: 8.1 })).toBe('moving');
    expect(faultOf({ ...good, focus: 29.9 })).toBe('blurred');
    expect([84.9, 85].map((focus) => isSharp({ ...good, focus }))).toEqual([false, true]);
  });
});
