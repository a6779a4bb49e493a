/** An address of the web or of mail, without the mark that may end its sentence or bracket. */
const address = /(?:https?:\/\/|www\.|(?<![\w.+-])[\w.+-]+@)[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)'’]/giu;

/** The addresses in a text. */
export const addressesIn = (text: string): string[] => [...text.matchAll(address)].map(([one]) => one);

/** The text without its addresses, whose signs are no marks and whose words are of no language. */
export const withoutAddresses = (text: string): string => text.replaceAll(address, 'www');
