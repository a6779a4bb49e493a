import { StartError } from '#src/server/settings/startError.ts';
import type { Command, DescribedCommand } from '#src/server/operator/commands/command.ts';
import { changes } from './changes.ts';
import { drafts } from './drafts.ts';
import { approve, close, question, simulation, sites, take, text } from './editStudies.ts';
import { open } from './openStudies.ts';
import { oversight } from './oversight.ts';
import { importStudies } from './importStudies.ts';
import { participants } from './participants.ts';
import { listStudies, showLog, showStudy } from './showStudies.ts';
import { studiesUsage } from './usage.ts';

/** What can be done with studies, by the word that begins it. */
const actions: Readonly<Record<string, Command>> = {
  list: listStudies,
  show: showStudy,
  open,
  close,
  text,
  simulation,
  oversight,
  sites,
  drafts,
  question,
  approve,
  import: importStudies,
  changes,
  take,
  participants,
  log: showLog,
};

const run: Command = (parts, [name = '', ...parameters]) => {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new StartError(name === '' ? studiesUsage : `There is no "${name}".\n${studiesUsage}`);
  return action(parts, parameters);
};

/** Studies: imported from a register as drafts, made ready by a person, opened to visitors and closed. */
export const studies: DescribedCommand = { run, usage: studiesUsage };
