/** The words that say a choice, by the name of its text in kinds; some choices are said in too many ways. */
type ChoiceWords = Readonly<Record<string, readonly string[]>>;

/** The choices that exclude each other, with their words in the languages that are shipped. */
export const choiceWords: Readonly<Record<string, ChoiceWords | undefined>> = {
  en: {
    yes: ['yes', 'yeah', 'agree'],
    no: ['no', 'disagree'],
    male: ['male', 'man', 'men', 'boy', 'he'],
    female: ['female', 'woman', 'women', 'girl', 'she'],
    myself: ['myself'],
    someoneElse: ['else', 'someone', 'somebody', 'other', 'another'],
  },
  es: {
    yes: ['sí', 'si', 'acepto'],
    no: ['no', 'nunca', 'rechazo'],
    male: ['masculino', 'hombre', 'hombres', 'varón', 'niño', 'él'],
    female: ['femenino', 'mujer', 'mujeres', 'hembra', 'niña', 'ella'],
    myself: ['mí', 'mismo', 'misma'],
    someoneElse: ['otra', 'otro', 'alguien'],
  },
};
