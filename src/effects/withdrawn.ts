import { toContact } from '#src/domain/consentPoint.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import type { ConsentType } from '#src/generated/api.ts';

type Flags = NonNullable<Answers['consents']>;

/** The boxes that show a consent as given. */
const flagsOf: Record<ConsentType, readonly (keyof Flags)[]> = {
  sms: ['indication', 'phone', 'criterium'],
  call: ['indication', 'phone', 'criterium'],
  email: ['indication', 'email', 'criterium'],
  clinic: ['clinicSharingPermission'],
  commercial: ['commercial'],
  medical_records: ['medicalRecords'],
  medical_records_health_data: ['medicalRecordsHealthData'],
  alert_email: [],
  alert_text: [],
};

/** Decisions that a copy of this tab has made: what it withdrew, and how far its count is. */
export type Withdrawn = { types: readonly ConsentType[]; decisions: number };

/** The consents that the tab has withdrawn, whether or not the server has heard of it yet, with their places in its count. */
export function withdrawalsIn({ saved: { consentsDue = [], commercialDue } }: State): ReadonlyMap<number, ConsentType> {
  const due = [...consentsDue, ...(commercialDue ? [commercialDue.body] : [])];
  return new Map(due.flatMap((one) => (one.hasConsent ? [] : [[one.sequence ?? 0, one.consentType] as const])));
}

/** The state of a tab once a copy of it has withdrawn consents: no box shows them as given, and given anew they are later. */
export function afterWithdrawal(state: State, { types, decisions }: Withdrawn): Partial<State> {
  const { answers, saved } = state;
  const gone = new Set(types.flatMap((type) => flagsOf[type]));
  const flags = Object.entries(answers.consents ?? {}).map(([name, flag]) => [
    name,
    flag && !gone.has(name as keyof Flags),
  ]);
  const consents = Object.fromEntries(flags) as Flags;
  const { consentsDue = [], commercialDue, consentsSent } = saved;
  const isGone = (one: { consentType: ConsentType }) => types.includes(one.consentType);
  const next: State = {
    ...state,
    answers: { ...answers, ...(answers.consents && { consents }) },
    saved: {
      ...saved,
      consentsSent: { ...consentsSent, ...Object.fromEntries(types.map((type) => [type, false])) },
      consentsDue: consentsDue.filter((due) => !isGone(due)),
      commercialDue: commercialDue && isGone(commercialDue.body) ? undefined : commercialDue,
      decisions: Math.max(saved.decisions ?? 0, decisions),
    },
  };
  return { ...next, ...withoutPictures(next) };
}

/** The answers once no consent to be contacted is left: the server deletes the pictures with the last one. */
export function withoutPictures({ answers, saved: { consentsSent } }: State): Partial<State> {
  if (!answers.pictures || toContact.some((type) => consentsSent[type] === true)) return {};
  const { pictures: _, ...others } = answers;
  return { answers: others };
}
