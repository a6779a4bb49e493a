/** Words behind which a text says for which ages it is, and behind which it says which age somebody must have. */
type Use = 'shown' | 'needed';

/** What counts something else than years. */
const units =
  '(?!\\d|\\p{L}|[ -]?(?:kg|kilos?|pounds?|lbs?|libras?|cm|in|km|mi|months?|meses|weeks?|semanas?|days?|días?|%))';

const inEnglish = (before: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${before})(?: aged?| ages)? (?:(?:between |from )?(?<from>\\d+)(?: to |[-–]| and )(?<to>\\d+)|at least (?<least>\\d+)|(?<orOlder>\\d+)(?: years old)? (?:or|and) (?:older|over|more|above)|(?:over|older than|above) (?<over>\\d+)|(?:under|younger than|below) (?<under>\\d+)|up to (?<upTo>\\d+))${units}`,
    'iu',
  );

const inSpanish = (before: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${before}) (?:de )?(?:(?:entre )?(?<from>\\d+)(?: a |[-–]| y )(?<to>\\d+) años|al menos (?<least>\\d+) años|(?<orOlder>\\d+) años (?:o|y) (?:más|mayor(?:es)?)|más de (?<over>\\d+) años|mayor(?:es)? de (?<older>\\d+)(?: años)?|(?:menos|menor(?:es)?) de (?<under>\\d+)(?: años)?|hasta (?<upTo>\\d+) años)${units}`,
    'iu',
  );

/** Words behind which a text says for which ages it is, by language; their groups are those of `ageWords`. */
export const shownAges = {
  en: inEnglish('for (?:people|adults|those|women|men|patients|children|teens|teenagers)(?: who are)?|if you are'),
  es: inSpanish(
    'para(?: (?:las |los )?(?:personas|adultos|quienes|mujeres|hombres|pacientes|niños|adolescentes)(?: que)?(?: tienen)?)?|si (?:usted )?tiene',
  ),
} as const;

/**
 * Words for ages, with their numbers as groups: `from` and `to` with both, `least` and `orOlder` or more, above `over`, below
 * `under` and `upTo`, which is among them; `older` is either of the first and the third, as a language may have it.
 */
export const ageWords: Readonly<Record<string, Readonly<Record<Use, RegExp>>>> = {
  en: { shown: shownAges.en, needed: inEnglish('you (?:must|have to|need to) be') },
  es: { shown: shownAges.es, needed: inSpanish('(?:debe|tiene que|necesita) (?:tener|ser)') },
};

type AgeGroup = { words: RegExp; min: number; max: number };

const inGroup = (words: string, min: number, max = Infinity): AgeGroup => ({
  words: new RegExp(`(?<!\\p{L})(?:${words})(?! (?:of|de|with|con|y|and|or|o)(?!\\p{L})|\\p{L})`, 'iu'),
  min,
  max,
});

/** The words by which a text says for people of which time of life it is, by language, with the ages that anybody may mean by them. */
export const ageGroups: Readonly<Record<string, readonly AgeGroup[]>> = {
  en: [
    inGroup('for (?:children|kids)', 0, 17),
    inGroup('for teen(?:ager)?s', 10, 19),
    inGroup('for adults', 18),
    inGroup('for (?:seniors|older (?:adults|people))', 50),
  ],
  es: [
    inGroup('para (?:los )?niños', 0, 17),
    inGroup('para (?:los )?adolescentes', 10, 19),
    inGroup('para (?:los )?adultos', 18),
    inGroup('para (?:las )?personas mayores', 50),
  ],
};
