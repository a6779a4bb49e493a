/** What a sentence tells its reader, or about whom they care for: that they qualify, or that they do not. */
export type Verdict = 'qualifies' | 'disqualified';

type Words = Readonly<Record<Verdict, RegExp>> & {
  /** Words by which a sentence leaves open what it says. */
  open: RegExp;
};

const who = '(?:you|your child|the participant)';
const end = '(?=\\s*(?:[.,;:!)]|$|and\\b)| for [^.!?]*(?:stud(?:y|ies)|trials?))';
const whoInSpanish = '(?:(?:usted|su hij[oa](?: o hija)?|(?:el|la) participante) )?';
const verdictInSpanish =
  '(?:(?:pre)?calific(?:a|ó)|(?:cumple|reúne)(?: con)? los requisitos|es (?:elegible|apt[oa]))(?=\\s*(?:[.,;:!)]|$|y\\b)| (?:para|de) [^.!?]*(?:estudios?|ensayos?))';

/** Words of a verdict at the beginning of a sentence, by language. */
export const verdictWords: Readonly<Record<string, Words>> = {
  en: {
    qualifies: new RegExp(
      `^(?:(?:congratulations|great news|good news|yes)[,:] )?${who} (?:have |has )?(?:(?:pre-?)?qualif(?:y|ies|ied)|(?:are|is) (?:eligible|(?:pre-?)?qualified))${end}`,
      'iu',
    ),
    disqualified: new RegExp(
      `^(?:(?:we are )?(?:sorry|unfortunately),? )?${who} (?:(?:do(?:es)?|did)(?: not|n['’]t) (?:pre-?)?qualify|(?:are|is)(?: not|n['’]t) (?:eligible|qualified))${end}`,
      'iu',
    ),
    open: /(?<!\p{L})(?:if|when|unless|once|until|whether|may|might|could|only|yet)(?!\p{L})/iu,
  },
  es: {
    qualifies: new RegExp(
      `^(?:(?:felicidades|felicitaciones|enhorabuena|buenas noticias|sí)[,:] )?${whoInSpanish}${verdictInSpanish}`,
      'iu',
    ),
    disqualified: new RegExp(
      `^(?:(?:lo sentimos|lo lamentamos|lamentablemente|por desgracia),? )?${whoInSpanish}no ${verdictInSpanish}`,
      'iu',
    ),
    open: /(?<!\p{L})(?:si|cuando|siempre que|salvo|hasta|podría|puede|quizás?|tal vez|solo|sólo|aún|todavía)(?!\p{L})/iu,
  },
};
