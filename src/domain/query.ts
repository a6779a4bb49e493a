/** Parameters with personal data. They prefill fields and are removed from addresses, logs and calls. */
export const personalParameters = [
  'zip',
  'postal',
  'firstName',
  'lastName',
  'age',
  'email',
  'phone',
  'dob',
  'gender',
] as const;

/** The name of a personal parameter. */
export type PersonalParameter = (typeof personalParameters)[number];
/** The query of a page: different values of a parameter are joined by commas, empty ones left out. */
export type Query = Readonly<Record<string, string>>;

const isPersonal = (name: string): name is PersonalParameter =>
  (personalParameters as readonly string[]).includes(name);

/** Splits a query into the part that may be passed on, as text and as values, and the personal values. */
export function splitQuery(search: string): {
  search: string;
  query: Query;
  personal: Partial<Record<PersonalParameter, string>>;
} {
  const remaining = new URLSearchParams();
  const values = new Map<string, Set<string>>();
  const personal: Partial<Record<PersonalParameter, string>> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (isPersonal(name)) {
      personal[name] = value;
      continue;
    }
    remaining.append(name, value);
    // No call takes a parameter of that name.
    if (value !== '' && name !== '__proto__') values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const query = Object.fromEntries([...values].map(([name, given]) => [name, [...given].join()]));
  const text = remaining.toString();
  return { search: text && `?${text}`, query, personal };
}

/** Whether a parameter is switched on: `1` or `true`. */
export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** The id of the study that a page of a campaign is about, as it is given: that of the address, else the campaign's own. */
export function studyIdOf(query: Query, { studyId }: { studyId?: number | null }): string | undefined {
  return query['studyId'] ?? (studyId ? String(studyId) : undefined);
}

/** The ids in a parameter such as `indicationIds[]=3,4`: positive integers, each once; anything else is left out. */
export function idsOf(value: string | undefined): number[] {
  const ids = (value ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))];
}

/** Limits of a query in the schema of the calls; longer tracking parameters are cut rather than refused. */
const limits = { parameters: 40, name: 60, value: 500 };

/**
 * The text cut to a length, without what the server refuses: NUL, and lone surrogates where it was cut. A range, since the
 * first use of a property of Unicode takes a phone longer than all else that is done with a query.
 */
const cut = (text: string, length: number) => text.slice(0, length).replace(/\0|[\uD800-\uDFFF]/gu, '');

/** The query as it is sent to the server, within the limits of its calls. */
export function sentQuery(query: Query): Record<string, string> {
  const entries = Object.entries(query).slice(0, limits.parameters);
  return Object.fromEntries(entries.map(([name, value]) => [cut(name, limits.name), cut(value, limits.value)]));
}
