import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { campaignReader } from '../campaigns/checkCampaign.ts';
import type { Read, Setting } from '../campaigns/checkCampaign.ts';
import { consentLibrary } from '../campaigns/consentTexts.ts';
import { registries } from '../campaigns/registries.ts';
import { storedSchemas } from '../campaigns/schemaFaults.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { flowsOf, folderLibrary } from '#src/flow/document/nodeLibrary.ts';
import { describeFault, frameOf, lineAndColumn } from '#src/flow/document/source.ts';
import type { Fault } from '#src/flow/document/source.ts';
import { campaignModule, indexModule } from './campaignModules.ts';

const index = 'virtual:campaigns';
const one = 'virtual:campaign/';
const resolved = (id: string) => `\0${id}`;

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

function settingOf(root: string, folder: string): Setting {
  const library = folderLibrary(join(root, folder));
  const consents = consentLibrary(join(root, folder, 'consents'));
  const relativeRead = (name: string) => {
    const source = library.read(name);
    return source && { ...source, file: relative(root, source.file) };
  };
  return { library: { ...library, read: relativeRead }, consents, registries, schemas: storedSchemas() };
}

function readAll(current: Setting): [string, Read][] {
  const read = campaignReader(current);
  return flowsOf(current.library).map((name) => [name, read(name)]);
}

/**
 * Serves `virtual:campaigns` and one `virtual:campaign/<name>` per flow. A document with a fault fails the build, and
 * in development covers the page with the fault and its place until it is mended; every mended one reloads the page.
 */
export function campaignPlugin({ folder = 'campaigns' }: CampaignPluginOptions = {}): Plugin {
  let root = process.cwd();
  const setting = () => settingOf(root, folder);
  const widgetPath = (kind: string) => join(root, 'widgets', kind, `${kind}.tsx`);
  return {
    name: 'campaigns',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === index || id.startsWith(one) ? resolved(id) : undefined),
    load(id) {
      if (id !== resolved(index) && !id.startsWith(resolved(one))) return undefined;
      const current = setting();
      const name = id === resolved(index) ? undefined : id.slice(resolved(one).length);
      const reads = name === undefined ? readAll(current) : [[name, campaignReader(current)(name)] as const];
      for (const file of [...reads.flatMap(([, { files }]) => files), ...current.consents.files])
        this.addWatchFile(resolve(root, file));
      const fault = reads.flatMap(([, { faults }]) => faults)[0];
      if (fault) return this.error(shown(fault));
      const campaigns = reads.flatMap(([, { campaign }]): Campaign[] => (campaign ? [campaign] : []));
      const [campaign] = campaigns;
      if (name === undefined || !campaign) return indexModule(campaigns);
      return campaignModule({ ...current, campaign, answers: current.schemas.answers, widgetPath });
    },
    hotUpdate({ file }) {
      if (!file.startsWith(join(root, folder)) || this.environment.name !== 'client') return undefined;
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id === resolved(index) || id.startsWith(resolved(one))) moduleGraph.invalidateModule(module);
      const fault = readAll(setting()).flatMap(([, { faults }]) => faults)[0];
      if (fault) hot.send({ type: 'error', err: { stack: '', plugin: 'campaigns', ...shown(fault) } });
      else hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
