import type { State } from '#src/domain/state.ts';

/** The partners whose visitors are counted, as the address names them. */
const partners: readonly string[] = ['liveconnect', 'liveintent'];

/** Whether a visit came by a partner that is told of saved leads. */
export function isOfPartner(source: string | undefined): boolean {
  return source !== undefined && partners.includes(source.toLowerCase());
}

/** Whether the lead is saved and the partner does not know yet. */
export function isDue({ saved, adSecurity }: State): boolean {
  return saved.subjectSaved && !adSecurity.told.includes('pixel');
}

/** Asks for the partner's picture, which tells it of a saved lead and of nothing else. */
export function firePixel(src: string): void {
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'origin';
  picture.src = src;
}
