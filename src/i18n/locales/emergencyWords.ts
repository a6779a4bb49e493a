/** By language, words that tell of an emergency, and those that tell to call a short number, which is a group. */
export const emergencyWords: Readonly<Record<string, { about: RegExp; called: RegExp }>> = {
  en: {
    about: /(?<!\b(?:not? an?|no|n['’]t an|non-?) ?)\bemergenc(?:y|ies)\b/iu,
    called: /\b(?:call|dial|phone|ring|or) (\d{3,5})(?![\d\p{L}-]|[.,]\d| \d)/giu,
  },
  es: {
    about: /(?<!\p{L}|(?<!\p{L})(?:no es una|sin|ninguna) )emergencias?(?!\p{L})/iu,
    called: /(?<!\p{L})(?:llame al?|llamar al?|marque(?: el)?|o al?) (\d{3,5})(?![\d\p{L}-]|[.,]\d| \d)/giu,
  },
};
