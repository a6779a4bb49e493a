type ByLanguage<T> = Readonly<Record<string, T | undefined>>;

const inWords = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');

/** Words that are none of the text's language beside a name, which may have them. */
const besideNoName = (...words: readonly string[]) =>
  `(?<![-@._]|\\p{Lu}\\p{L}*,? )(?:${words.join('|')})(?![-.]\\w| \\p{Lu})`;

/** All that a heading, a button or a sentence says. */
const alone = (...phrases: readonly string[]) => `(?<=^\\s*|[.!?:]\\s+)(?:${phrases.join('|')})(?=\\s*(?:[.!?:,]|$))`;

const portuguese = [
  '[Qq]ual',
  '[Ss]eu',
  '[Ss]ua',
  '[Vv]ocê',
  '[Nn]ão',
  '[Éé] o',
  '[Ss]ão',
  besideNoName(
    'quem',
    'uma?',
    'algumas',
    'perguntas',
    'respostas',
    'saúde',
    'perto',
    'podemos contact\\p{L}+',
    'como podemos',
  ),
];
const french = ['[Qq]uel(?:le)?s?', '[Vv]otre', '[Vv]ous', '[Êê]tes', '[Aa]vez'];
const catalan = [
  '[Cc]uál é',
  "[Dd]igui['’]ns",
  '[Vv]ostès?',
  '[Aa]quests?',
  '[Aa]questes',
  besideNoName('amb', 'preguntes', 'respostes', 'unes', 'estudi', 'prop', 'nosaltres', 'seves'),
];
const italian = [
  besideNoName('domande', 'risposte', 'vicino', 'più', 'può', 'perché', 'nostr[oi]', 'uno studio', 'lei'),
];
// All nouns of German are large, as names are.
const german = ['[Ff]ür', '[Ee]ine[mnrs]?', '[Ii]hre[mnrs]?', '[Ww]ir', besideNoName('und', 'nicht', 'über', 'einige')];
const english = [
  besideNoName(
    'study|studies|trials?|visits?|nurse|health|phone|please|your|you|with|the',
    'and|near|about|questions|answers|years|weeks|months|days|today|tomorrow',
  ),
  alone(
    '(?:[Ss]tart|[Cc]lick|[Tt]ap) here|[Gg]et started|(?:[Ll]earn|[Rr]ead|[Ss]ee|[Ff]ind out) more',
    '[Ss]ign up(?: now)?|[Jj]oin (?:us|now)|[Aa]pply now|[Tt]hank you|[Ww]elcome|[Cc]ontact us',
  ),
];
const spanish = [
  '[ÚU]nase',
  '[Ee]ncuentre',
  '[Rr]esponda',
  '[Rr]egístrese',
  '[Ii]nscríbase',
  '[Dd]íganos',
  '[Cc]uéntenos',
  besideNoName(
    'usted|ensayos?|estudios?|preguntas|respuestas|salud|gracias|aquí|más',
    'nuestr[oa]s?|cerca de|hoy|ahora|cómo|qué|quién|su',
  ),
];

/** Words that are of other languages than the one that they stand in. Those that names may have are none beside a name. */
export const strange: ByLanguage<RegExp> = {
  en: inWords(...spanish),
  es: inWords(...portuguese, ...french, ...catalan, ...italian, ...german, ...english),
};
