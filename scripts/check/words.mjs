// One word for one thing: what the trade calls by another name than we once did stands in a table here, and nowhere else.

/**
 * @typedef {object} Word
 * @property {string} better
 * @property {RegExp} [name] in names, whose words are split: `keepToken` reads `keep token`
 * @property {RegExp} [prose] in comments, documents and titles of tests
 */

/** @type {Record<string, Word>} */
const words = {
  'the documents': {
    better: 'the specification',
    prose:
      /\bthe documents(['’]| (?:ask|name|say|put|give|want|have|fix|quote|spell|leave)\b)|\b(?:beyond|those of) the documents\b/i,
  },
  'hand in': {
    better: 'submit',
    name: /\bhand(?:ed|s|ing)? in\b(?! (?:at\b|$))/,
    prose: /\b(?<!case\.)hand(?:s|ed|ing)?(?:[ -]| it | them | one )in\b(?! hand)/i,
  },
  keep: {
    better: 'save, insert, create',
    name: /^(?:type )?keep (?!alive|focus|together|with|phrases|open|running|moving|owner|age|from)|\bkept (?!$)/,
  },
  tell: { better: 'notify', name: /^(?:type )?(?:tell|told) \w|\btold$(?<!^told)/ },
  judge: { better: 'validate, evaluate', name: /\bjudge/, prose: /(?<!\.)\bjudg(?:e[sd]?|ing|ements?)\b/i },
  verdict: { better: 'result', name: /\bverdict/, prose: /\bverdicts?\b/i },
  nobody: { better: 'decoy subject', name: /\bnobodys? (?!looked)|\b(?:of|to) nobody\b/ },
  stranger: { better: 'unauthenticated user, attacker', prose: /\bstrangers?\b/i },
  'direct answer': { better: 'account-enumeration limit', name: /\bdirect answer/, prose: /\bdirect answers?\b/i },
  caller: { better: 'allowed role', name: /\bcallers?\b/ },
  call: { better: 'endpoint', name: /\bdefine call\b|\ball calls\b|^(?:type )?call (?:error|schema|input|sample)\b/ },
  gate: { better: 'access control', name: /\bgate$/, prose: /\bat the gate\b/i },
  door: { better: 'load shedding', name: /^add door\b/ },
  border: { better: 'boundary', name: /\bborder code\b/, prose: /\bat the border\b/i },
  refusal: { better: 'domain error', name: /^type refusal$|\bfind refusal\b|\brefusal (?:alert|code)\b/ },
  'what happens': { better: 'use cases', prose: /\bwhat happens knows\b/i },
  circle: { better: 'no circular dependencies', prose: /\bknows itself in a circle\b|\bwhich way knowledge flows\b/i },
  allowance: { better: 'quota', name: /\ballowance/, prose: /\ballowances?\b/i },
  sealed: {
    better: 'encrypted',
    name: /\bseal (?!x)\w|\bsealing\b|\bunseal|\bsealed \w/,
    prose: /\b(?:un)?seal(?:s|ed|ing)?\b/i,
  },
  sweep: { better: 'purge job', name: /\bsweep|\bswept/, prose: /\b(?:sweeps?|swept|sweeping)\b/i },
  'two pairs of eyes': { better: 'four-eyes principle', prose: /\bpairs of eyes\b/i },
  alive: { better: 'hydrated', name: /\bis alive\b|\bto life\b/, prose: /\b(?:brought|brings?|comes?) to life\b/i },
  drawn: { better: 'pre-rendered', name: /\bdrawn page\b/, prose: /\bdrawn at build\b|\bdrawn pages?\b/i },
  still: { better: 'static', name: /\bstill page\b|\bis still$/, prose: /\bstill pages?\b(?! is)/i },
  press: { better: 'click', name: /\banswer press\b|\bearly press\b|^after press$/, prose: /\bearly press(?:es)?\b/i },
  'way on': { better: 'next step, recovery link', name: /\bways? on\b/, prose: /\bways? on\b/i },
  film: { better: 'video', name: /\bfilms?\b/, prose: /\bfilm(?:s|ed)?\b/i },
  'give up': { better: 'exitWithError', name: /^give up$/ },
  lateness: { better: 'event-loop lag', name: /\blateness\b/, prose: /\blateness\b/i },
  own: { better: 'current', name: /^own (?:staff|profile|accounts|cards|menu|sessions)$/ },
  why: { better: '…Reason', name: /^why (?:public|closed)$|\bsays sandbox\b|\bshut out demo\b/ },
  whoever: { better: 'anyone who', prose: /\bwhoever\b/i },
  anew: { better: 'again', name: /\banew$/, prose: /\banew\b/i },
  'for good': { better: 'permanently', prose: /\bfor good\b(?! \w+ing)/i },
  begun: { better: 'started', name: /\bbegun \w(?!t$)|\bis begun\b/, prose: /\bbegun\b/i },
  Asked: {
    better: 'a name that says what it is: OrderQuery, ProposalInput',
    name: /^type (?:asked|wanted|told|known)$/,
  },
};

/** Words of the wire, of tables and of other programs. */
const allowed = new Set([
  'handedIn',
  'handedInAt',
  'HandedIn',
  'HandedInAt',
  'begunAt',
  'allowances',
  'DIRECT_ANSWERS_PER_TOKEN',
  'keepalive',
  'keepAlive',
  'placeholder',
]);

/** `keepTokenOf` reads `keep token of`. @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[-_.$]+/g, ' ')
    .toLowerCase();

const pieces =
  /(?<comment>\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*)|(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<declared>\b(?:interface|type|class)\s+)?(?<name>[A-Za-z_$][\w$]*)/g;
const title = /\b(?:test|describe|it)(?:\.each\([\s\S]*?\)|\.\w+)*\($/;

/** @param {string} source @returns {{ at: number, kind: 'name' | 'prose', text: string }[]} */
function readCode(source) {
  const found = [];
  for (const match of source.matchAll(pieces)) {
    const { comment, text, name, declared } = match.groups ?? {};
    const at = match.index;
    if (comment !== undefined) found.push({ at, kind: /** @type {const} */ ('prose'), text: comment });
    else if (name !== undefined && !allowed.has(name)) {
      found.push({ at, kind: /** @type {const} */ ('name'), text: `${declared ? 'type ' : ''}${wordsOf(name)}` });
    } else if (text !== undefined && title.test(source.slice(Math.max(0, at - 60), at))) {
      found.push({ at, kind: /** @type {const} */ ('prose'), text });
    }
  }
  return found;
}

/**
 * @param {[file: string, source: string][]} sources code and documents
 * @returns {string[]} one sentence for each word that has a better one
 */
export function findOldWords(sources) {
  return sources.flatMap(([file, source]) => {
    const lineOf = (/** @type {number} */ at) => source.slice(0, at).split('\n').length;
    const read = file.endsWith('.md')
      ? [{ at: 0, kind: /** @type {const} */ ('prose'), text: source.replace(/`[^`\n]*`/g, '') }]
      : readCode(source);
    const path = {
      at: 0,
      kind: /** @type {const} */ ('name'),
      text: wordsOf(
        file
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '') ?? '',
      ),
    };
    return [path, ...read].flatMap(({ at, kind, text }) =>
      Object.entries(words).flatMap(([word, rule]) => {
        const hit = rule[kind] && text.match(rule[kind]);
        if (!hit) return [];
        const line = kind === 'prose' ? lineOf(at) + text.slice(0, hit.index).split('\n').length - 1 : lineOf(at);
        return [`${file}:${line} says "${word}" (${hit[0].trim()}): write ${rule.better}`];
      }),
    );
  });
}
