import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { findVisit } from './visit.ts';

/** Prints the visit of a witness, by its campaign and id, as JSON: a process of its own reads everything as it is saved now. */
const [campaign = '', id = ''] = process.argv.slice(2);
const visit = findVisit(openProject(campaignFolder, process.cwd()), campaign, id, new Date());
process.stdout.write(JSON.stringify(visit ?? null));
