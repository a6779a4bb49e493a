/** People and places that conditions are named after, where the name begins with theirs: they keep their capital. */
const properNames = new Set(
  (
    'Addison Alzheimer Barrett Behçet Bell Crohn Cushing Down Duchenne Dupuytren Ebola Ehlers Fabry Gaucher Graves ' +
    'Guillain Hashimoto Hodgkin Huntington Kawasaki Lewy Lyme Marfan Ménière Parkinson Peyronie Pompe Raynaud Rett ' +
    'Sjögren Tourette Turner Wilson Zika'
  ).split(' '),
);

/**
 * The name of a condition as it stands within a sentence: `asthma`, `enfermedad de Crohn`. In lists, names begin with a
 * capital; abbreviations such as `EPOC` and names of people such as `Crohn's disease` keep it.
 */
export function conditionInSentence(name: string): string {
  const [, word = '', possessive] = /^(\p{Lu}\p{Ll}+)(?![\p{L}\d])(['’]s?)?/u.exec(name) ?? [];
  if (word === '' || possessive !== undefined || properNames.has(word)) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}
