/** Values of identity and health that are found nowhere else: names, addresses, numbers, dates, answers. */
export const markers: readonly string[] = Array.from({ length: 40 }, (_, index) => markerOf(index));

function markerOf(index: number): string {
  const number = String(index).padStart(2, '0');
  const kinds = [
    `Zyxname${number}`,
    `zyx${number}@marker.example`,
    `+1212555${number}77`,
    `19${number}-07-17`,
    `zyx illness ${number}`,
  ] as const;
  return kinds[index % 5] ?? '';
}

/** Ids and codes without which nothing is done; every other text of a good input may be a marker. */
const codes = /^(slug|leadId|country|locale|language|preferredLanguage|gender|consentType|how|brand|kind|hash)$/;

/** The value with each of its texts replaced by the next marker that is of its kind. */
function marked(value: unknown, take: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return codes.test(key) ? value : take(value);
  if (Array.isArray(value)) return value.map((part) => marked(part, take, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part, take, name)]));
}

const ofKind = (kind: number, turn: number) => markers[(turn * 5 + kind) % markers.length] ?? '';

/** A marker that passes where the text passed: a number for a number, a date for a date. */
function fittingMarker(text: string, turn: number): string {
  if (text.includes('@')) return ofKind(1, turn);
  if (/^\+\d+$/.test(text)) return ofKind(2, turn);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return ofKind(3, turn);
  return /^[A-Za-zÀ-ÿ ?.]+$/.test(text) ? ofKind(turn % 2 === 0 ? 0 : 4, turn) : text;
}

/** Inputs of a call full of markers: those that can succeed first, then many that cannot. */
export function withMarkers(base: Record<string, unknown>): Record<string, unknown>[] {
  let turn = 0;
  // `marked` keeps the shape of what it is given.
  const inputs = [marked(base, (text) => fittingMarker(text, turn++))] as Record<string, unknown>[];
  for (let kind = 0; kind < 5; kind += 1)
    inputs.push(marked(base, () => ofKind(kind, turn++)) as Record<string, unknown>);
  return [base, ...inputs];
}
