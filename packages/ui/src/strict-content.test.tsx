import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BranchScene } from './components/scenes/branch-scene.tsx';
import { ClosedDoorScene } from './components/scenes/closed-door-scene.tsx';
import { DoorScene } from './components/scenes/door-scene.tsx';
import { IdentityScene } from './components/scenes/identity-scene.tsx';
import { MaintenanceScene } from './components/scenes/maintenance-scene.tsx';
import { PhoneScene } from './components/scenes/phone-scene.tsx';
import type { Example } from './example.ts';

// The combobox is loaded on demand in the browser and never written into a page beforehand.
const files = import.meta.glob<{ examples: Example[] }>(
  ['./components/*/*.examples.tsx', '!./components/combobox/*.tsx'],
  { eager: true },
);
const examples = Object.entries(files).flatMap(([path, file]) =>
  file.examples.map((example) => ({ name: `${path.split('/').at(-2)}: ${example.title}`, example })),
);

describe.each(examples)('$name', ({ example }) => {
  test.each(['en', 'mm'])(
    'can be written into a page, without a style the content policy would refuse, in %s',
    (lang) => {
      const html = renderToStaticMarkup(example.render((en, mm) => (lang === 'mm' ? mm : en)));
      expect(html).not.toBe('');
      expect(html).not.toMatch(/\sstyle=|<style|\son[a-z]+=/);
    },
  );
});

test.each(Object.entries({ BranchScene, ClosedDoorScene, DoorScene, IdentityScene, MaintenanceScene, PhoneScene }))(
  '%s stays under 6 KB',
  (_, Scene) => {
    expect(renderToStaticMarkup(<Scene />).length).toBeLessThan(6 * 1024);
  },
);
