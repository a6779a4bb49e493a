import { countOf } from '#src/domain/countOf.ts';
import { decideWaiting, type Decisions } from '#src/server/leads/decideWaiting.ts';
import { untilKnown } from '#src/server/leads/recentStudy.ts';
import type { Command } from '#src/server/operator/commands/command.ts';
import { studyNamed } from '#src/server/studies/edit/editStudy.ts';
import { openStudy } from '#src/server/studies/edit/openAndClose.ts';
import { textsOf } from '#src/server/studies/edit/texts.ts';
import { readWords } from './parse.ts';

/** Shows a study to visitors, and decides about the leads that were saved while it was closed. */
export const open: Command = async ({ db, clock, print, progress }, parameters) => {
  const { values, positionals } = readWords('open', parameters, { anyway: { type: 'boolean' } });
  const study = await studyNamed(db, positionals[0]);
  const show = () => openStudy(db, study, values.anyway === true);
  const isOpenAlready = study.status === 'open';
  if (!isOpenAlready) {
    await show();
    print(`Study ${study.id} is open to visitors.`);
    const { missing } = textsOf(study.details);
    if (missing.length > 0) print(`It lacks ${missing.join(', ')}: visitors read those in English.`);
    // What servers save until they know is decided too.
    await untilKnown();
  }
  const decisions = await decideWaiting({ db, clock }, study.id, {
    progress: (looked) => progress(`${countOf(looked, 'lead')} without a decision looked at`),
  });
  // One that was cut short before all were decided is gone on with.
  if (isOpenAlready && decisions.qualifies === 0) await show();
  for (const line of inWords(decisions)) print(line);
  return true;
};

const stay = (count: number, why: string) =>
  count > 0 ? [`${countOf(count, 'lead stays', 'leads stay')} undecided: ${why}`] : [];

function inWords({ qualifies, doesNot, handedOver }: Decisions): string[] {
  const saved = `${countOf(qualifies, 'lead was', 'leads were')} saved while it was closed`;
  return [
    ...(qualifies > 0
      ? [`${saved}, and qualified by what was answered then: decided, and their receiver hears of it.`]
      : []),
    ...stay(doesNot, 'what was answered does not qualify, or the study asks for more now, or has lost the site.'),
    ...stay(handedOver, 'somebody else has the lead since, and what was answered may be another person’s.'),
  ];
}
