const found = new Map<string, string>();
const two = (count: number) => String(count).padStart(2, '0');

/** A value of its kind that is found nowhere else, the same for the same place. */
export function mark(place: string, kind: 'word' | 'email' | 'phone' | 'date' = 'word'): string {
  const number = two([...found.keys()].indexOf(place) + 1 || found.size + 1);
  const values = {
    word: `Zyxmark${number}`,
    email: `zyxmark${number}@marker.example`,
    phone: `+12125557${number}9`,
    date: `19${60 + (Number(number) % 40)}-07-17`,
  };
  found.set(place, found.get(place) ?? values[kind]);
  return values[kind];
}

/** Every marker that was sent, by where it stood. */
export const markers = (): ReadonlyMap<string, string> => found;
