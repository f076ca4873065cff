import { expect, test } from 'vitest';
import { settingGroups } from './settings.ts';

/** `npx vitest run apps/server/src/settings-page.test.ts --update` writes the page again. */
test('the settings page describes every setting there is, and no other [OPS-003]', async () => {
  const groups = settingGroups.map(({ title, settings }) => {
    const rows = Object.values(settings).map(
      ({ name, kind, default: defaultText, meaning }) =>
        `| \`${name}\` | ${defaultText === undefined ? '' : `\`${defaultText}\``} | ${meaning} | ${kind.allowed} |`,
    );
    return `## ${title}\n\n| name | default | meaning | allowed |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  const lead =
    'Settings are environment variables. All have defaults that work; a wrong one stops the start with a sentence that\n' +
    'names it, what was given and what is allowed. An empty variable counts as not set.';
  await expect(`# Settings\n\n${lead}\n\n${groups.join('\n')}`).toMatchFileSnapshot('../../../docs/settings.md');
});
