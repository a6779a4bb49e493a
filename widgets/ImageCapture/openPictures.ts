/** Why a picture that was chosen has not arrived: it waits for the visitor, is on its way, or did not get through. */
export type Open = 'unused' | 'underWay' | 'stuck';

type Drafts = Readonly<Record<string, string>>;

const all = (drafts: Drafts) => new URLSearchParams(drafts['openPictures']);

/** What is open about a picture of the step; undefined where it was sent, or none was chosen. */
export function openOf(drafts: Drafts, shot: string): Open | undefined {
  const open = all(drafts).get(shot);
  return open === 'unused' || open === 'underWay' || open === 'stuck' ? open : undefined;
}

/** The draft with what is open about one picture; the step may have others. */
export function withOpen(drafts: Drafts, shot: string, open: Open | undefined): Record<string, string> {
  const others = all(drafts);
  if (open) others.set(shot, open);
  else others.delete(shot);
  return { openPictures: others.toString() };
}
