import { criteriaComplete, criteriaQualify } from '#src/domain/criteria.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { missingInLead } from '#src/domain/lead.ts';
import { bmiQualifies } from '#src/domain/qualification.ts';
import type { ProblemLink, Surroundings } from '#src/kit/context.ts';
import { isNotFound } from '#src/kit/isNotFound.ts';
import { spec } from './spec.ts';

/** What the check needs of the page. */
export type CheckParts = Pick<Surroundings, 'facts' | 'call' | 'showProblems' | 'report'>;

/** What the check says, and links to what is to be filled in before it can say more. */
export type CheckResult = {
  result: NonNullable<Answers['candidateCheck']>;
  problems: readonly ProblemLink[];
};

/** Thrown by `bioCheck` for a candidate that the server cannot be asked about; the problems say what is missing. */
class MissingFields extends Error {
  readonly problems: readonly ProblemLink[];
  constructor(problems: readonly ProblemLink[]) {
    super('Required candidate fields missing');
    this.problems = problems;
  }
}

/** What the server is asked about the candidate; undefined where something that it or the lead needs is missing. */
function candidateOf({ answers, study, country }: Facts) {
  const { birthDate, gender, postalCode, heightCm, weightKg } = answers;
  if (!study || !birthDate || !gender || !postalCode || missingInLead({ answers }).length > 0) return undefined;
  const body = { studyId: study.id, birthDate, gender, postalCode, country };
  return { ...body, ...(heightCm !== undefined && { heightCm }), ...(weightKg !== undefined && { weightKg }) };
}

/**
 * Asks the server whether age, gender, body and place of the candidate suit the study. Rejects with
 * 'Required candidate fields missing' where a field that the page asks for is empty or wrong.
 */
export async function bioCheck({ facts, call, showProblems }: CheckParts): Promise<boolean> {
  const problems = await showProblems(spec.clearedBy ?? []);
  const body = candidateOf(facts());
  if (!body || problems.length > 0) throw new MissingFields(problems);
  return (await call('partnerCheck', { body })).qualified;
}

/** Everything that the check is about, as text to compare. */
const contentOf = ({ answers }: Facts) => JSON.stringify((spec.clearedBy ?? []).map((name) => answers[name] ?? null));

/**
 * Checks the candidate: questions, site, body mass, fields, then server and answers; the first that fails is the result.
 * Undefined where an answer changed while the server was asked. Never rejects.
 */
export async function checkCandidate(parts: CheckParts): Promise<CheckResult | undefined> {
  const { facts, showProblems, report } = parts;
  const unanswered = await showProblems(['responses']);
  if (facts().path.loadingStudy || !criteriaComplete(facts()))
    return { result: 'questionsIncomplete', problems: unanswered };
  if (facts().site === undefined)
    return { result: facts().siteSearch === 'failed' ? 'failed' : 'siteMissing', problems: [] };
  if (!bmiQualifies(facts())) return { result: 'bmiOutside', problems: [] };
  const content = contentOf(facts());
  try {
    const isQualified = (await bioCheck(parts)) && criteriaQualify(facts());
    if (contentOf(facts()) !== content) return undefined;
    return { result: isQualified ? 'qualified' : 'disqualified', problems: [] };
  } catch (error) {
    if (error instanceof MissingFields) return { result: 'fieldsMissing', problems: error.problems };
    if (isNotFound(error)) return { result: 'studyClosed', problems: [] };
    report('error', 'Checking the qualification of a candidate failed');
    return { result: 'failed', problems: [] };
  }
}
