import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { campaignReader } from '#src/checker/readCampaign.ts';
import type { Read, Setting } from '#src/checker/readCampaign.ts';
import { settingOf } from '#src/checker/project.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { flowsOf } from '#src/checker/projectFiles.ts';
import { describeFault, frameOf, lineAndColumn } from '#src/checker/finding.ts';
import type { Fault } from '#src/checker/finding.ts';
import { campaignModule, documentModule, laterModule, type ModuleParts } from './campaignModules.ts';
import { indexModule, summariesModule } from './flowList.ts';

const resolved = (id: string) => `\0${id}`;

/** The modules of one campaign, by the start of their ids; what follows in an id is its name. */
const modules: readonly { start: string; code: (parts: ModuleParts) => string; end?: string }[] = [
  { start: 'virtual:campaign/', code: campaignModule },
  { start: 'virtual:later/', code: laterModule },
  { start: 'virtual:document/', end: '-en', code: (parts) => documentModule(parts, 'en') },
  { start: 'virtual:document/', end: '-es', code: (parts) => documentModule(parts, 'es') },
];

/** The modules about all campaigns, by their ids. */
const lists: Readonly<Record<string, (campaigns: readonly Campaign[]) => string>> = {
  'virtual:campaigns': indexModule,
  'virtual:summaries': summariesModule,
};

function moduleOf(id: string) {
  const found = modules.find(({ start, end = '' }) => id.startsWith(resolved(start)) && id.endsWith(end));
  if (!found) return undefined;
  const { start, end = '', code } = found;
  return { name: id.slice(resolved(start).length, id.length - end.length), code };
}

const listOf = (id: string) => lists[id.slice(resolved('').length)];
const isOurs = (id: string) => listOf(id) !== undefined || moduleOf(id) !== undefined;

export type CampaignPluginOptions = {
  /** Folder of the documents, from the root of the project. */
  folder?: string;
};

/** A fault as the overlay of the browser and the log of a build show it. */
function shown(fault: Fault) {
  const { at, message } = fault;
  if (!at) return { message };
  const place = { file: at.source.file, ...lineAndColumn(at) };
  return { message: describeFault({ at, message }), id: at.source.file, loc: place, frame: frameOf(at) };
}

function readAll(current: Setting): [string, Read][] {
  const read = campaignReader(current);
  return flowsOf(current.library).map((name) => [name, read(name)]);
}

/**
 * Serves the lists of all flows and the modules of each: its widgets, those of later steps, its document by language.
 * A document with a fault fails the build, and in development covers the page with the fault and its place until it is
 * mended; every mended one reloads the page.
 */
export function campaignPlugin({ folder = 'campaigns' }: CampaignPluginOptions = {}): Plugin {
  let root = process.cwd();
  const setting = () => settingOf(join(root, folder), root);
  const widgetPath = (kind: string) => join(root, 'widgets', kind, `${kind}.tsx`);
  const checksPath = () => join(root, 'src/checks');
  return {
    name: 'campaigns',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (isOurs(resolved(id)) ? resolved(id) : undefined),
    load(id) {
      if (!isOurs(id)) return undefined;
      const current = setting();
      const wanted = moduleOf(id);
      const reads = wanted ? [[wanted.name, campaignReader(current)(wanted.name)] as const] : readAll(current);
      for (const file of [...reads.flatMap(([, { files }]) => files), ...current.consents.files])
        this.addWatchFile(resolve(root, file));
      const fault = reads.flatMap(([, { faults }]) => faults)[0];
      if (fault) return this.error(shown(fault));
      const campaigns = reads.flatMap(([, { campaign }]): Campaign[] => (campaign ? [campaign] : []));
      const [campaign] = campaigns;
      if (!wanted || !campaign) return listOf(id)?.(campaigns);
      const { answers } = current.schemas;
      return wanted.code({ ...current, campaign, answers, widgetPath, checksPath: checksPath() });
    },
    hotUpdate({ file }) {
      if (!file.startsWith(join(root, folder)) || this.environment.name !== 'client') return undefined;
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) if (isOurs(id)) moduleGraph.invalidateModule(module);
      const fault = readAll(setting()).flatMap(([, { faults }]) => faults)[0];
      if (fault) hot.send({ type: 'error', err: { stack: '', plugin: 'campaigns', ...shown(fault) } });
      else hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
