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
  { never: /\bhand(ed|s|ing)? (it |them )?in\b|\bsend the application\b/i, say: 'submit' },
  { never: /\bgo(es)? on\b(?! its way)/i, say: 'continue' },
  { never: /\bby (itself|themselves|ourselves)\b|\bby machine\b/i, say: 'automatically' },
  { never: /\bhow far\b/i, say: 'status' },
  { never: /\bneed not\b/i, say: 'don’t need to' },
  { never: /\b(some|no|every|any)body\b/i, say: 'someone, no one, everyone, anyone' },
  { never: /\bglad\b/i, say: 'what is true: nobody knows how staff feel' },
  { never: /\bkinds? of\b/i, say: 'type of' },
  { never: /\bopening deposit\b/i, say: 'initial deposit' },
  { never: /\bdivision\b/i, say: 'state or region' },
  { never: /\bforget password\b/i, say: 'Forgot password' },
  { never: /\b(begun|for good|given up)\b/i, say: 'started; permanently; failed' },
  { never: /\bmoney is safe\b|\bsays why\b/i, say: 'nothing that nobody has checked' },
  { never: /\baccount is (blocked|locked)\b|\bunlock/i, say: 'Sign-in is blocked: the money is not' },
  { never: /\bon this phone\b/i, say: 'this device' },
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
  { never: /ဤQR/, say: 'ဤ QR' },
  { never: /ထပ်မံ ကြိုးစား|ထပ်ကြိုးစား/, say: 'ထပ်မံကြိုးစား' },
  { never: /နောက်သို့ သွား/, say: 'နောက်သို့ ပြန်ရန် for back, နောက်စာမျက်နှာသို့ သွားရန် for next' },
  { never: /စာဝင်ပုံး/, say: 'ဝင်စာများ' },
  { never: /ဝင်ငွေ (သက်သေခံ)?စာရွက်စာတမ်း/, say: 'ဝင်ငွေအထောက်အထား' },
  // Two acts of a decision that takes two people.
  { never: /လျှောက်လွှာကို အတည်ပြု/, say: 'ခွင့်ပြု for approving' },
  { never: /အဆိုပြု/, say: 'တင်ပြ' },
  { never: /စစ်ဆေးသူ/, say: 'အတည်ပြုသူ' },
  {
    never: /ငြင်းပယ်/,
    say: 'လက်မခံ',
    except: {
      'terms.eligibility.decision': 'a term of law',
      'terms.balance.minimum': 'of a payment',
      'terms.balance.shortfall': 'of a payment',
      'terms.compliance.checks': 'of a payment',
    },
  },
  { never: /ရုံးဖွင့်ရက်/, say: 'အလုပ်ရက်' },
  { never: /(စာရင်း|ဖောက်သည်|စာရွက်စာတမ်း)အမှတ်|စာရွက်စာတမ်း နံပါတ်/, say: '…နံပါတ်' },
  { never: /နောက်ထပ်ဝန်ဆောင်မှု|ထပ်ဆောင်း ဝန်ဆောင်မှု/, say: 'ထပ်ဆောင်းဝန်ဆောင်မှု' },
  { never: /စာရင်းအသစ်/, say: 'စာရင်းသစ်' },
  { never: /အဖအမည်/, say: 'ဖခင်အမည်' },
  { never: /(?<!အ)(ရှေ့|နောက်)ဘက်|ကျောဘက်/, say: 'အရှေ့ဘက်, အနောက်ဘက်' },
  { never: /ပြည်နယ်(?!\/တိုင်းဒေသကြီး)/, say: 'ပြည်နယ်/တိုင်းဒေသကြီး' },
  { never: /QA(?!-၂၂ ပုံစံ)/, say: 'QA-၂၂ ပုံစံ' },
  { never: /ရောက်ရှိသည့်ရက်/, say: 'ရောက်ရှိသည့်နေ့' },
  { never: /ခရက်ဒစ်ပမာဏ|ခရက်ဒစ် ကန့်သတ်|ခွင့်ပြုငွေ/, say: 'ခရက်ဒစ်ကန့်သတ်ပမာဏ' },
  { never: /ငွေကြေးအမျိုးအစား/, say: 'ငွေကြေး' },
  { never: /ဆက်လက်ဆောင်ရွက်ရန်|ဆက်လုပ်ရန်/, say: 'ရှေ့ဆက်ရန်' },
  { never: /တောင်းခံ|တောင်းယူ/, say: 'တောင်းဆို' },
  // တင်ပြ is to propose, တင်ပြီး to have submitted.
  { never: /လျှောက်လွှာ(ကို)? ?(မ)?တင်(?!သွင်း|ပြ(?!ီး))/, say: 'တင်သွင်း' },
  { never: /ကွန်ရက်(ကို|ချိတ်ဆက်မှု)/, say: 'အင်တာနက်ချိတ်ဆက်မှု' },
  { never: /အရင်(?!း)/, say: 'ဦးစွာ' },
  { never: /မည်သူမည်ဝါ/, say: 'သင်ဖြစ်ကြောင်း' },
  { never: /ဝန်ထမ်းအမှတ်|ဝန်ထမ်း ရည်ညွှန်း|ရည်ညွှန်း(နံပါတ်|ချက်)/, say: 'ဝန်ထမ်းရည်ညွှန်းအမှတ်' },
  { never: /မပြတ်သား|မကြည်လင်/, say: 'ဝါး' },
  { never: /အခန်းကဏ္ဍ/, say: 'တာဝန်' },
  { never: /အကောင့်ဝင်ချိန် ကုန်/, say: 'အသုံးပြုချိန်' },
  { never: /စိတ်မကောင်း/, say: 'ဝမ်းနည်းပါသည်' },
  { never: /ခေတ္တစောင့်/, say: 'ခဏစောင့်' },
  { never: /(?<!ပြန်လည်|အသစ် )ရယူရန်( \(PDF\))?$/, say: 'ဒေါင်းလုဒ်လုပ်ရန်' },
  { never: /ယခု(အဆင့်|အပိုင်း)/, say: 'လက်ရှိအဆင့်' },
  { never: /ဖောက်သည်ဟောင်း/, say: 'လက်ရှိဖောက်သည်: ဟောင်း is a former one' },
  { never: /ပြန်လွှတ်|ခိုင်း|လက်လျှော့/, say: 'ပြန်အပ်; တောင်းဆို; မအောင်မြင်' },
  { never: /မည်သ[^။]*ပါသလား။/, say: '…ပါသလဲ။ after a question word' },
  { never: /မည်နည်း/, say: '…ပါသလဲ။' },
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

/** What people press, by the last part of its id. OK is the same word in both languages. */
const pressed =
  /\.(again|back|button|clickHere|close|continue|copy|create|download|emptyAction|end|find|later|leave|logout|next|play|refresh|resend|resume|save|send|setPassword|showAll|signIn|signUp|start|startOver|stay)$/;

/** Of the same name, and nothing to press. */
const notClicked = ['mail.sms.signUp', 'ownApplications.next', 'terms.changes.leave'];

/** Burmese buttons say what they are for: …ရန်. */
export function findButtonFaults(texts: LocaleTexts): string[] {
  return Object.entries(texts)
    .filter(([id, text]) => pressed.test(id) && !notClicked.includes(id) && !/ရန်( \([A-Z]+\))?$/.test(text))
    .map(([id, text]) => `${id} is a button and must end in ရန်: ${text}`);
}

/** The word of a status, which stands in a badge: by the last part of its id, which is the wire's word. */
const badge = /\.(application|cardStatus|decision|identity|outcome|service|state|status)\.[A-Z][A-Z_]+$/;

/** Of the same name, and sentences. */
const sentences = /^customer\.status\./;

/** A badge is no sentence: it ends without ။. */
export function findBadgeFaults(texts: LocaleTexts): string[] {
  return Object.entries(texts)
    .filter(([id, text]) => badge.test(id) && !sentences.test(id) && text.endsWith('။'))
    .map(([id, text]) => `${id} is a badge and ends without ။: ${text}`);
}
