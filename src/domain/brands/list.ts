/* Written by `npm run generate` from the files of this folder. */
import * as trialSearch from './trialSearch.ts';
import * as trialsWorld from './trialsWorld.ts';

/** What pages and the server know of each brand. */
export const profiles = {
  'trial-search': trialSearch.profile,
  'trials-world': trialsWorld.profile,
};

/** What only the server and the scripts know of it. */
export const serverFacts = {
  'trial-search': trialSearch.serverFacts,
  'trials-world': trialsWorld.serverFacts,
};
