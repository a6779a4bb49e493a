import type { State } from '#src/domain/state.ts';

/** Product constant: traffic partners to which leads are reported, by their `utm_source`. */
const partners: readonly string[] = ['liveconnect', 'liveintent'];

/** Whether the `utm_source` of a visit, without regard to case, is such a partner. */
export function isFromPixelPartner(source: string | undefined): boolean {
  return source !== undefined && partners.includes(source.toLowerCase());
}

/** Whether the lead is saved and has not been reported to the partner yet. */
export function isPixelDue({ saved, adSecurity }: State): boolean {
  return saved.subjectSaved && !adSecurity.told.includes('pixel');
}

/** Requests the partner's tracking pixel, which reports a saved lead; only the origin is sent as referrer. */
export function requestPixel(src: string): void {
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'origin';
  picture.src = src;
}
