import { countries } from '#src/domain/countries/index.ts';
import { countryOfPhone } from '#src/domain/phone.ts';
import { idsOf } from '#src/domain/query.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';

type Person = NonNullable<CampaignDocument['people']>[number];
type Values = Readonly<Record<string, unknown>>;

/** What is known of a visitor, by the parameter of the address that tells it: names that lead there in their facts. */
const told: Readonly<Record<string, readonly string[]>> = {
  studyId: ['study', 'id'],
  'indicationIds[]': ['path', 'indication', 'id'],
};

const valueAt = (facts: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? (part as Values)[name] : undefined), // An object has names.
    facts,
  );

/** What the address of a visitor says otherwise than their facts, by its path. */
function otherwiseIn({ query = {}, facts = {} }: Person): { path: readonly string[]; message: string }[] {
  return Object.entries(told).flatMap(([name, path]) => {
    const [said, known] = [query[name], valueAt(facts, path)];
    if (said === undefined || known === undefined || known === said || idsOf(said).includes(Number(known))) return [];
    const message = `"${name}" is ${JSON.stringify(said)}, and "facts" have ${JSON.stringify(known)}`;
    return [{ path: ['query', name], message }];
  });
}

/** A phone number of another country than the one that is chosen beside it, unless both are called by one code. */
function strangePhone({ answers = {} }: Person): { path: readonly string[]; message: string }[] {
  const { phone, phoneCountry } = answers;
  const country = phone?.startsWith('+') ? countryOfPhone(phone) : undefined;
  if (country === undefined || phoneCountry === undefined) return [];
  if (countries[country].callingCode === countries[phoneCountry].callingCode) return [];
  const message = `"phone" is a number of ${country}, and "phoneCountry" is ${JSON.stringify(phoneCountry)}`;
  return [{ path: ['answers', 'phone'], message }];
}

/** Example visitors of whom two parts of the document say what cannot both be so. */
export const exampleFindings = ({ people = [] }: CampaignDocument, tree: Tree): Finding[] =>
  people.flatMap((person, index) =>
    [...otherwiseIn(person), ...strangePhone(person)].map(({ path, message }): Finding => {
      const at = placeOf(tree, ['people', index, ...path]);
      return { code: 'C124', at, message: `The visitor "${person.name}" contradicts themselves: ${message}` };
    }),
  );
