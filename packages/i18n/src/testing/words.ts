import type { Language } from '../languages.ts';
import type { LocaleTexts } from '../locale-files.ts';

/** A word that no text may use, what to say in its place, and the texts that may use it all the same. */
interface Word {
  readonly never: RegExp;
  readonly say: string;
  /** By the id of the text, with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const english: readonly Word[] = [
  { never: /e-mail/i, say: 'email' },
  { never: /\blogin id\b/, say: 'login ID' },
  {
    never: /\b(log|logs|logging)\b/i,
    say: 'sign in, sign out',
    except: { 'verifyEmail.verified.title': 'quoted by EML-003' },
  },
  { never: /\bfilms?\b/i, say: 'video' },
  { never: /\bdraw(s|ing)?\b/i, say: 'withdraw' },
  { never: /\bnot right\b/i, say: 'incorrect' },
  { never: /\bopens soon\b/i, say: 'Coming soon' },
  { never: /\b(red|green|yellow|blue)\b/i, say: 'what is meant: not everybody sees colours' },
  {
    never: /\bID card\b/i,
    say: 'national card (NRC), or ID where a passport will do',
    except: { 'products.documents.identityPhoto': 'the words of PRD-042' },
  },
  { never: /\bover \d|\bover \{age\}/i, say: 'aged {age} or over' },
];

const burmese: readonly Word[] = [
  { never: /ဘဏ်စာရင်း|ဘဏ်အကောင့်|အကောင့်နံပါတ်/, say: 'စာရင်း, or အပ်ငွေစာရင်း for the product' },
  { never: /ငွေစု(?!ဘဏ်အပ်ငွေစာရင်း|ဆောင်း)/, say: 'ငွေစုဘဏ်အပ်ငွေစာရင်း' },
  // စာရင်းရှင်းတမ်း is a statement.
  { never: /စာရင်းရှင်(?!အပ်ငွေစာရင်း|း)/, say: 'စာရင်းရှင်အပ်ငွေစာရင်း' },
  { never: /ခေါ်ယူအပ်ငွေ(?!စာရင်း)/, say: 'ခေါ်ယူအပ်ငွေစာရင်း' },
  { never: /ထွက်ပေး|ထွက်စေ/, say: 'အကောင့်မှ ထွက်' },
  { never: /စာရင်း(မ)?သွင်း/, say: 'အကောင့်ဖွင့်' },
  { never: /(?<!အတည်ပြု|ယူနီ|QR )ကုဒ်/, say: 'အတည်ပြုကုဒ်' },
  { never: /လျှို့ဝှက်နံပါတ်|ပတ်စ်ဝ/, say: 'စကားဝှက်' },
  { never: /မှတ်ပုံတင်ထား/, say: 'ပေးထား: မှတ်ပုံတင် is the card' },
  { never: /နိုင်ငံသားစိစစ်ရေးကတ်[^။]*မှတ်ပုံတင်|မှတ်ပုံတင်[^။]*နိုင်ငံသားစိစစ်ရေးကတ်/, say: 'one of the two names' },
  { never: /ပတ်စပို့/, say: 'နိုင်ငံကူးလက်မှတ်' },
  // Of an income it is evidence, and not of who somebody is.
  { never: /သက်သေခံ(?!စာရွက်စာတမ်း)|(?<!ဝင်ငွေ)အထောက်အထား/, say: 'သက်သေခံစာရွက်စာတမ်း' },
  { never: /မှာယူ/, say: 'တောင်းဆိုမှုများ: nobody is shopping' },
  { never: /ဒက်ရှ်ဘုတ်/, say: 'ပင်မစာမျက်နှာ' },
  { never: /မိတ်ဆက်ပေးသူ/, say: 'ထောက်ခံသူ' },
  { never: /ချက်စာအုပ်/, say: 'ချက်လက်မှတ်စာအုပ်' },
  { never: /စည်းကမ်းချက်|(?<!စည်းကမ်းနှင့် )သတ်မှတ်ချက်များ/, say: 'စည်းကမ်းနှင့် သတ်မှတ်ချက်များ' },
  { never: /ပေါ်တယ်/, say: 'အွန်လိုင်းဝန်ဆောင်မှု' },
  // အစက် is a dot.
  { never: /(?<!အ)စက်(?!ပစ္စည်း)/, say: 'စက်ပစ္စည်း' },
  { never: /ဘရောက်ဆာ/, say: 'ဘရောက်ဇာ' },
  { never: /ပထမဆုံးငွေ|ပထမဆုံး ငွေ/, say: 'ကနဦးသွင်းငွေ' },
  { never: /တံခါး(?!ဘဏ်)/, say: 'တံခါးဘဏ်: alone it is a door' },
  { never: /ခင်ဗျာ|လူကြီးမင်း/, say: 'လေးစားအပ်ပါသော ဖောက်သည်' },
  { never: /စင်္ကာပူ/, say: 'စင်ကာပူ' },
  { never: /ပါတယ်|ပါမယ်|ပါပဲ|နဲ့|ဘူး|တွေ(?!့)/, say: 'written Burmese' },
  { never: /၍ မရ/, say: '၍မရ, written together' },
  { never: /(?<!ပါသ)(လား|လဲ)။/, say: '…ပါသလား။' },
  {
    never: /[0-9]/,
    say: 'Burmese digits',
    except: {
      'identity.oldNrc.hint': 'as printed on the card',
      'signUp.contact.phoneHint': 'a number to dial',
    },
  },
  {
    // The politeness that every sentence of the written style ends in.
    never: /ပါ(သည်|မည်|ပြီ|သလား|သလဲ|နှင့်|သေးသည်)?$/,
    say: '။ at the end of a sentence',
    except: {
      'form.optional': 'stands in brackets after a label',
      'home.steps.choose.title': 'the name of a step',
      'home.steps.signUp.title': 'the name of a step',
      'home.steps.identity.title': 'the name of a step',
      'home.steps.deposit.title': 'the name of a step',
    },
  },
];

const words: Partial<Record<Language, readonly Word[]>> = { en: english, mm: burmese };

const placeholders = /\{\w+\}/g;

/** Where texts leave the words agreed on: one sentence for each, none when all is well. */
export function findWordFaults(language: Language, texts: LocaleTexts): string[] {
  return Object.entries(texts).flatMap(([id, text]) =>
    (words[language] ?? [])
      .filter(({ never, except = {} }) => !(id in except) && never.test(keepAge(text)))
      .map(({ never, say }) => `${id} has ${never.exec(keepAge(text))?.[0]}: say ${say}`),
  );
}

/** Names of values are no words that anybody reads, but for the one that a rule speaks of. */
function keepAge(text: string): string {
  return text.replace(placeholders, (name) => (name === '{age}' ? name : '{}'));
}

/** What people press, by the last part of its id. */
const pressed =
  /\.(again|back|button|clickHere|close|continue|copy|create|download|emptyAction|end|find|later|leave|logout|next|ok|play|refresh|resend|resume|save|send|setPassword|showAll|signIn|signUp|start|startOver|stay)$/;

/** Of the same name, and nothing to press. */
const notClicked = ['mail.sms.signUp', 'terms.changes.leave'];

/** Burmese buttons say what they are for: …ရန်. */
export function findButtonFaults(texts: LocaleTexts): string[] {
  return Object.entries(texts)
    .filter(([id, text]) => pressed.test(id) && !notClicked.includes(id) && !/ရန်( \([A-Z]+\))?$/.test(text))
    .map(([id, text]) => `${id} is a button and must end in ရန်: ${text}`);
}
