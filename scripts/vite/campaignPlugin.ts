import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { campaignKey, campaignSource, sourcesBegin } from '#src/app/entry/campaignFile.ts';
import { openProject, type Project } from '#src/checker/project.ts';
import { flowsOf, readSchema } from '#src/checker/projectFiles.ts';
import { campaignReader, type ReadCampaign } from '#src/checker/readCampaign.ts';
import { registriesWith, type Registries } from '#src/checker/registries.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { locales as registered } from '#src/i18n/locales/index.ts';
import { describeFinding, frameOf, lineAndColumn } from '#src/checker/finding.ts';
import type { Finding } from '#src/checker/finding.ts';
import {
  campaignModule,
  codesOf,
  laterModule,
  restModule,
  widgetsCode,
  type Locales,
  type ModuleParts,
} from './campaignModules.ts';
import { documentModule, kindMessagesModule, restWordsModule } from './campaignWords.ts';
import { indexModule, summariesModule } from './flowList.ts';
import { searchFor } from './searchFor.ts';

const folder = 'campaigns';

const resolved = (id: string) => `\0${id}`;

type CampaignModule = { start: string; end?: string; code: (parts: ModuleParts) => string };

/** The modules of one campaign, by the start and end of their ids; what stands between is its name. */
const modulesIn = (locales: Locales): readonly CampaignModule[] => [
  { start: sourcesBegin.later, code: laterModule },
  ...codesOf(locales).flatMap((locale): CampaignModule[] => [
    {
      start: sourcesBegin.campaign,
      end: `-${locale}`,
      code: (parts) => `${campaignModule(parts)}\n${documentModule(parts, locale)}`,
    },
    {
      start: sourcesBegin.rest,
      end: `-${locale}`,
      code: (parts) => `${restModule(parts)}\n${restWordsModule(parts, locale)}`,
    },
  ]),
];

type ListParts = Pick<ModuleParts, 'registries' | 'widgetPath'> & { campaigns: readonly Campaign[] };

/** The modules about all campaigns and kinds, by their ids. */
const listsIn = (locales: Locales): Readonly<Record<string, (parts: ListParts) => string>> => ({
  'virtual:campaigns': ({ campaigns }) => indexModule(campaigns, codesOf(locales)),
  'virtual:summaries': ({ campaigns }) => summariesModule(campaigns),
  'virtual:kind-messages': ({ registries }) => kindMessagesModule(registries.kinds),
  'virtual:widgets': ({ registries, widgetPath }) => widgetsCode(Object.keys(registries.kinds), widgetPath),
});

function moduleOf(id: string, modules: readonly CampaignModule[]) {
  const found = modules.find(({ start, end = '' }) => id.startsWith(resolved(start)) && id.endsWith(end));
  if (!found) return undefined;
  const { start, end = '', code } = found;
  return { name: id.slice(resolved(start).length, id.length - end.length), code };
}

export type CampaignPluginOptions = {
  /** What is served in the place of the documents of the project, and never read anew. */
  project?: Project;
  /** The languages that pages are built in; by default all registered ones. */
  locales?: Locales;
  /** Whether a dev server reads specs, rules, effects and checks anew when they are saved, instead of once. */
  reloadsRegistries?: boolean;
};

const modulePath = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

/** What campaigns may name and the languages, as they are saved now: Vite loads their modules anew once they changed. */
async function loadRegistered(server: ViteDevServer): Promise<{ registries: Registries; locales: Locales }> {
  const load = async <M>(file: string) => (await server.ssrLoadModule(modulePath(file))) as M; // The module of that path.
  const [{ registries }, { locales }] = await Promise.all([
    load<typeof import('#src/checker/registries.ts')>('checker/registries.ts'),
    load<typeof import('#src/i18n/locales/index.ts')>('i18n/locales/index.ts'),
  ]);
  return { registries, locales };
}

/** A finding as the overlay of the browser and the log of a build show it. */
function shown(finding: Finding) {
  const { at } = finding;
  const place = { file: at.source.file, ...lineAndColumn(at) };
  return { message: describeFinding(finding), id: at.source.file, loc: place, frame: frameOf(at) };
}

type Opened = { project: Project; locales: Locales; read: (name: string) => ReadCampaign };

const readAll = ({ project, read }: Pick<Opened, 'project' | 'read'>): [string, ReadCampaign][] =>
  flowsOf(project.library).map((name) => [name, read(name)]);

/**
 * Serves the lists of all flows and the modules of each: its document with its first widgets by language, and the others. A
 * build for browsers has a file for each flow and language, which no other file names. A document with a finding fails the
 * build. In development it covers its pages with the finding until it has none, and those of others as it is saved; they then
 * reload, as they do when anything is saved that campaigns name. A build also fails without campaigns, and one for the server
 * where nothing loads the list of flows.
 */
export function campaignPlugin({
  project: given,
  locales = registered,
  reloadsRegistries,
}: CampaignPluginOptions = {}): Plugin {
  let root = process.cwd();
  const [modules, lists] = [modulesIn(locales), listsIn(locales)];
  const listOf = (id: string) => lists[id.slice(resolved('').length)];
  const isOurs = (id: string) => listOf(id) !== undefined || moduleOf(id, modules) !== undefined;
  const index = 'virtual:campaigns';
  const search = searchFor(
    'campaigns',
    [index],
    'Nothing imports the list of flows any more; see scripts/vite/campaignPlugin.ts.',
  );
  let server: ViteDevServer | undefined;
  let opened: Promise<Opened> | undefined;
  const open = async (): Promise<Opened> => {
    const named = server ? await loadRegistered(server) : { registries: registriesWith(locales), locales };
    const project = { ...(given ?? openProject(join(root, folder), root)), registries: named.registries };
    return { project, locales: named.locales, read: campaignReader(project) };
  };
  // Compiling the schemas takes longer than reading every document: it is done once a change.
  const current = () => (opened ??= open());
  const nothingFound = () => `The build plugin campaigns did not find a campaign in ${join(root, folder)}.`;
  const widgetPath = (kind: string) => join(root, 'widgets', kind, `${kind}.tsx`);
  const checksPath = () => join(root, 'src/checks');
  const sourcePath = (file: string) => join(root, 'src', file);
  return {
    name: 'campaigns',
    configResolved(config) {
      root = config.root;
    },
    configureServer(started) {
      if (reloadsRegistries) server = started;
    },
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const { project, locales: texts } = await current();
      const names = flowsOf(project.library);
      if (names.length === 0) this.error(nothingFound());
      // The server names the file of a page's campaign, so that no script has to list them all.
      search.found(index);
      for (const name of names)
        for (const locale of codesOf(texts))
          this.emitFile({
            type: 'chunk',
            id: campaignSource(name, locale),
            name: campaignKey(name, locale),
            preserveSignature: 'strict',
          });
    },
    resolveId: (id) => (isOurs(resolved(id)) ? resolved(id) : undefined),
    async load(id) {
      if (!isOurs(id)) return undefined;
      if (id === resolved(index)) search.found(index);
      const { project, read, locales: texts } = await current();
      const wanted = moduleOf(id, modules);
      const reads = wanted ? [[wanted.name, read(wanted.name)] as const] : readAll({ project, read });
      const sources = given ? [] : [...reads.flatMap(([, { files }]) => files), ...project.consents.files];
      for (const file of sources) this.addWatchFile(resolve(root, file));
      const finding = reads.flatMap(([, { findings }]) => findings)[0];
      const campaigns = reads.flatMap(([, { campaign }]): Campaign[] => (campaign ? [campaign] : []));
      const [campaign] = campaigns;
      // In development the others are shown: the module of the one that is wrong fails.
      if (finding && campaign && !wanted && this.environment.mode === 'dev') this.warn(shown(finding));
      else if (finding) return this.error(shown(finding));
      if (!campaign) return this.error(nothingFound());
      if (!wanted) return listOf(id)?.({ campaigns, registries: project.registries, widgetPath });
      const answers = readSchema('answers');
      return wanted.code({
        ...project,
        locales: texts,
        campaign,
        answers,
        widgetPath,
        checksPath: checksPath(),
        sourcePath,
      });
    },
    buildEnd: search.buildEnd,
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client') return undefined;
      const isRegistered = server?.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
      if (!file.startsWith(join(root, folder)) && !isRegistered) return undefined;
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) if (isOurs(id)) moduleGraph.invalidateModule(module);
      opened = undefined;
      const finding = readAll(await current()).flatMap(([, { findings }]) => findings)[0];
      if (finding) hot.send({ type: 'error', err: { stack: '', plugin: 'campaigns', ...shown(finding) } });
      else hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
