// Attacks on a server of its own, on this machine only, one after the other, and a table of what held. What they try is
// bounded in time and number. `npm run attack` tries all; `npm run attack -- slow-bodies kills rounds=20` tries these,
// with what they are told. `npm run build` first.
import { attacks } from './attack/attacks.mjs';
import { CommandError, runCommand, step } from './say.mjs';

/** @param {string[]} given @returns {{ names: string[], told: Record<string, string> }} */
function readCommand(given) {
  const names = given.filter((word) => !word.includes('='));
  const unknown = names.filter((name) => !(name in attacks));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no attack called ${unknown.join(', ')}: there are ${Object.keys(attacks).join(', ')}.`,
    );
  }
  const told = Object.fromEntries(given.filter((word) => word.includes('=')).map((word) => word.split('=', 2)));
  return { names: names.length > 0 ? names : Object.keys(attacks), told };
}

/** @param {import('./attack/attacks.mjs').Result[]} results @param {string[]} names */
function print(results, names) {
  const width = Math.max(...names.map((name) => name.length));
  console.log('');
  for (const [index, { held, figures }] of results.entries()) {
    console.log(`${held ? 'held ' : 'FELL '} ${(names[index] ?? '').padEnd(width)}  ${figures}`);
  }
}

runCommand(async () => {
  const { names, told } = readCommand(process.argv.slice(2));
  const results = [];
  for (const name of names) {
    const { says, attack } = attacks[name] ?? {};
    if (!attack) continue;
    // An attack that breaks off has shown nothing, and is counted with those that got through.
    const failed = (/** @type {Error} */ error) => ({ held: false, figures: error.message });
    results.push(await step(`${name}: ${says}`, () => attack(told).catch(failed)));
  }
  print(results, names);
  if (results.some(({ held }) => !held)) throw new CommandError('Not everything held.');
});
