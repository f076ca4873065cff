import { addFile, addTexts, changelog, type Recipe, replaceEach, replaceOnce } from './recipe.ts';

export const question: Recipe = {
  title: 'A question of account opening',
  mostFiles: 12,
  changes: [
    replaceOnce(
      'packages/contract/src/journeys/account-opening/questions.ts',
      '\nconst questions = {\n',
      `\nconst questions = {
  purpose: { step: 'occupation', field: 'AccountPurpose', item: 'PURPOSE', input: 'text' },
`,
    ),
    addFile(
      'packages/contract/src/rules/applications/account-purpose.ts',
      `import * as z from 'zod/mini';
import { says } from '../fields/rule.ts';

/** What the account is for. */
export const accountPurpose = z.string().check(z.trim(), z.minLength(1, says('validation.purpose.missing')));
`,
      'packages/contract/src/rules/applications/<name>.ts',
    ),
    replaceOnce(
      'packages/contract/src/rules/fields/message-keys.ts',
      "  'validation.arrivalDate.missing',\n",
      "  'validation.purpose.missing',\n  'validation.arrivalDate.missing',\n",
    ),
    replaceEach(
      'packages/contract/src/journeys/account-opening/steps.ts',
      [
        "import { arrivalDate } from '../../rules/applications/arrival-date.ts';\n",
        "import { accountPurpose } from '../../rules/applications/account-purpose.ts';\nimport { arrivalDate } from '../../rules/applications/arrival-date.ts';\n",
      ],
      ['  arrival: arrivalDate,\n', '  arrival: arrivalDate,\n  purpose: () => accountPurpose,\n'],
    ),
    replaceOnce(
      'packages/contract/src/testing/samples/opening-answers.ts',
      "    signature: [file('SIGNATURE')],\n",
      "    purpose: { text: 'SAVINGS' },\n    signature: [file('SIGNATURE')],\n",
    ),
    ...addTexts('questions', {
      'questions.purpose.label': ['What is the account for?', 'စာရင်းကို မည်သည့်အတွက် အသုံးပြုမည်'],
      'questions.purpose.hint': ['For example: savings.', 'ဥပမာ - စုဆောင်းငွေ။'],
      'questions.purpose.correction': ['What the account is for', 'စာရင်း၏ ရည်ရွယ်ချက်'],
    }),
    ...addTexts('validation', {
      'validation.purpose.missing': ['Please say what the account is for.', 'စာရင်း၏ ရည်ရွယ်ချက် ဖြည့်ပေးပါ။'],
    }),
    changelog,
  ],
  forgotten: {
    path: 'packages/contract/src/journeys/account-opening/steps.ts',
    complaint: /steps\.ts\(.*Property 'purpose' is missing/,
  },
  proof: `
    import { emptyOpening } from '@taga/contract/journeys/account-opening/answers';
    import { correctionText } from '@taga/contract/journeys/account-opening/correction-text';
    import { correctionItemsFor, stepsToCorrect } from '@taga/contract/journeys/account-opening/corrections';
    import { checkedAccountOpening } from '@taga/contract/journeys/account-opening/steps';
    import { problemsOf } from '@taga/contract/journeys/answering';
    import { applicationRecord } from '@taga/contract/records/applications/application';
    import { answersOfApplication, applicationFieldOf, fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
    import { expect, test } from 'vitest';
    import { accountParts } from '../../apps/desk/src/features/case/kinds/account/account-facts.ts';
    import { applicationSections } from '../../apps/portal/src/lib/applications/application/application-sections.ts';
    import { wholeOpening } from '../../packages/contract/src/testing/samples/opening-answers.ts';

    const whole = wholeOpening('NRC');
    const record = applicationRecord.parse(fieldsOfAnswers(whole));
    const reading = { text: (id) => id, language: 'en', names: new Proxy({}, { get: () => (code) => code }) };

    test('a further question is sent, stored and read back', () => {
      expect(record.AccountPurpose).toBe('SAVINGS');
      expect(answersOfApplication(record, whole).purpose).toEqual({ text: 'SAVINGS' });
    });

    test('a further question is checked by browser and server, and told by the name of its field', () => {
      const { purpose } = emptyOpening(whole);
      const problems = problemsOf(checkedAccountOpening(), { ...whole, purpose }, '2026-03-01');
      expect(problems).toEqual({ 'purpose.text': 'validation.purpose.missing' });
      expect(applicationFieldOf('purpose.text')).toBe('AccountPurpose');
    });

    test('a further question can be asked again', () => {
      expect(correctionItemsFor(whole)).toContain('PURPOSE');
      expect(stepsToCorrect(['PURPOSE'])).toEqual(['occupation']);
      expect(correctionText('PURPOSE')).toBe('questions.purpose.correction');
    });

    test('a further question stands in the summary and at the desk', () => {
      const sections = applicationSections({ ...record, Services: [] }, reading);
      expect(JSON.stringify(sections.find(({ name }) => name === 'occupation'))).toContain('SAVINGS');
      expect(JSON.stringify(accountParts({ record }, reading))).toContain('SAVINGS');
    });
  `,
};
