/** Node knows the words of Burmese; some browsers know none, and those that do take ours apart. */
const dictionary = new Intl.Segmenter('my', { granularity: 'word' });

const list = (words: string) => words.trim().split(/\s+/);

/** Words of a sentence's grammar, and dashes. They belong to what stands before them, even after a space. */
const particles = new Set(
  list(`
    က ကို မှ မှာ သို့ တွင် ထဲ ပေါ် ထက် နှင့် ဖြင့် အတွက် အထိ အား ကြောင့် ကဲ့သို့ အတိုင်း အရ အဖြစ်
    များ တို့ တိုင်း စီ မျှ သာ ပင် လည်း ပဲ တော့ ဟု သူ သူများ များသည် သည်နှင့်
    သည် သည့် သော မည် မည့် ပါ ပါသည် သေးပါ သလား သလဲ ပြီ ပြီး ခဲ့ သေး ခြင်း မှု ချက် ရေး
    ရန် ရန်ရှိ ရာတွင် လျှင် ဘဲ မီ ကာ ရင်း စဉ် လျက် ကြောင်း သောကြောင့် သည့်အတွက် သောအခါ သဖြင့် သမျှ သလောက် - ·
  `),
);

/** Helping verbs and endings. After a space they are words of their own. */
const endings = new Set(
  list(`
    နိုင် နိုင်သည် ရ ပေး ထား ထားသည် နေ လို လိုက် စေ ကြ သွား လာ ရှိ အပ် မနေ
    စရာ စွာ ဆုံး ချင်း တည်း လွန်း ရုံ ပုံ နည်း ခ ဆဲ အောင် ချိန် ခန့် လုံး သား တော် ငယ် အတူ အညီ တကွ
  `),
);

/** What is counted, after a number or after a value that may be one. */
const units = new Set(list('ခု ဦး လုံး ကြိမ် ကျပ် နှစ် လ ရက် နာရီ မိနစ် စက္ကန့် စောင် ကျော်'));

/** Parts of the word that follows: not, one, what makes a noun of a verb, and halves of words unknown to the dictionary. */
const beginnings = new Set(list('မ တစ် အ ဘ န ဒ ထ တ'));

/** What the dictionary takes apart: loanwords, and words of ours that are read as one. */
const wholeWords = new RegExp(
  list(`
    အကောင့် အီးမေးလ် အွန်လိုင်း အင်တာနက် ဘရောက်ဇာ ဆာဗာ လင့်ခ် မီနူး ဘလော့ဂ် ယူနီကုဒ် အီလက်ထရောနစ် ခရက်ဒစ်ကတ် ခရက်ဒစ် အိုကေ ကီးဘုတ် ဒေါင်းလုဒ်
    ရန်ကုန် တံခါးဘဏ် ဘဏ်ခွဲ အပ်ငွေစာရင်း ဝင်စာ နိုင်ငံကူး သွင်းငွေ အတိုးနှုန်း ခေါ်ယူ ကြွေးမြီ ခဝါချ အမေရိကန်ဒေါ်လာ စင်ကာပူဒေါ်လာ ယူရို
    ဆက်သွယ် အမျိုးအစား ပေးပို့ ဝင်ရောက် နမူနာ တောင်းဆို ဖွင့်လှစ် ဖတ်ရှု လက်မခံ ပြတ်တောက် ကာကွယ် ဖြေရှင်း မစတင်
    ခွင့်ပြု သဘောတူညီ ကိုက်ညီ ကျသင့် ပြောကြား စေ့ရောက် ပိုမို သဘာဝ ဒေသကြီး မနက်ခင်း လျှို့ဝှက် ထပ်ဆောင်း ခိုးယူ ၍မရ မည်သည့် မည်သူ မည်သို့ နေရာမှမဆို
  `).join('|'),
  'g',
);

/** Stands in a text for a value that is put in later. */
export const valueSign = '\ufffc';

const endsInNumber = /[၀-၉]$/;
const endsInBurmese = /[\u1000-\u103f\u104a-\u104f]$/;
/** A consonant or a vowel that stands alone; not a syllable's last consonant, which bears ် or is stacked. */
const beginsSyllable = /^(?:[\u1000-\u1021](?!\u1037?\u103a|\u1039)|[\u1023-\u102a\u103f\u104e])/;

function mayPart(before: string, isSpaced: boolean, next: string): boolean {
  if (units.has(next) && (before === valueSign || beginnings.has(before))) return false;
  // `၁၈ နှစ်` and `၂၀၀ ကျော်`: a number belongs to the word after it, but not to a bracket.
  if (isSpaced) return !endsInNumber.test(before) || next === '(';
  return endsInBurmese.test(before) && beginsSyllable.test(next) && !beginnings.has(before) && !endings.has(next);
}

/** Where the words begin that are never taken apart, and every place inside them. */
function findWholeWords(text: string) {
  const found = Array.from(text.matchAll(wholeWords), ({ 0: word, index }) => ({
    begin: index,
    end: index + word.length,
  }));
  return {
    beginAt: (at: number) => found.some(({ begin }) => begin === at),
    holdTogether: (at: number) => found.some(({ begin, end }) => begin < at && at < end),
  };
}

/**
 * Divides a text where a line may end. Burmese puts spaces between phrases, not between words; within a phrase the
 * borders of words come from a dictionary, and no particle may begin a line. Latin is divided at spaces only. A space
 * belongs to the word before it.
 */
export function wordsOf(text: string): string[] {
  const whole = findWholeWords(text);
  const words: string[] = [];
  let begin = 0;
  let before = '';
  let isSpaced = false;
  for (const { segment, index } of dictionary.segment(text)) {
    if (/^ +$/.test(segment)) {
      isSpaced = true;
      continue;
    }
    const isParticle = particles.has(segment) && !whole.beginAt(index);
    if (before !== '' && !isParticle && !whole.holdTogether(index) && mayPart(before, isSpaced, segment)) {
      words.push(text.slice(begin, index));
      begin = index;
    }
    before = segment;
    isSpaced = false;
  }
  return [...words, text.slice(begin)];
}

/** What browsers with a dictionary would take apart: the same borders, and those that appear when a part stands alone. */
export function dictionaryParts(word: string): string[] {
  const parts = Array.from(dictionary.segment(word), ({ segment }) => segment);
  return parts.length === 1 ? parts : parts.flatMap(dictionaryParts);
}
