import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { campaignPlugin } from './scripts/vite/campaignPlugin.ts';
import { filledGroups, type ChunkGroup } from './scripts/vite/chunkGroups.ts';
import { headOrder } from './scripts/vite/headOrder.ts';
import { layersInOrder } from './scripts/vite/layerOrder.ts';
import { importHelper, plainImports } from './scripts/vite/plainImports.ts';
import { moduleMap } from './scripts/vite/moduleMap.ts';
import { reactModules } from './scripts/vite/reactModules.ts';
import {
  isAfterFirstPage,
  isBegunField,
  isBeside,
  isBesideOrFirst,
  isFirstField,
  isKindOfOtherFlow,
  isPartAfterFirstPage,
  isOfEnds,
  isOnFirstPage,
} from './scripts/vite/firstFields.ts';
import { isOnceOpen } from './scripts/vite/onceOpen.ts';
import { slimI18next } from './scripts/vite/slimI18next.ts';

import { slimReactDom } from './scripts/vite/slimReactDom.ts';
import { slimRjsf } from './scripts/vite/slimRjsf.ts';
import { slimRouter } from './scripts/vite/slimRouter.ts';
import { withoutNotes } from './scripts/vite/withoutNotes.ts';

/** Scripts, styles and images are served below the address of the flows. */
const folders = { js: 'signup/js', css: 'signup/css', img: 'signup/img' } as const;

const folderOf = (names: readonly string[]) =>
  folders[(['css', 'js'] as const).find((end) => names.some((name) => name.endsWith(`.${end}`))) ?? 'img'];

/** React changes seldom: in a file of its own it stays in caches when the rest is released anew. */
const ofReact = { name: 'react', test: /[/]node_modules[/](react|react-dom|scheduler)[/]/, priority: 5 } as const;

/** What every page runs as it opens. Smaller files are compiled in the way of the visitor all the same. */
const ranAtOnce = [ofReact.name, 'index', 'first', 'open'];

/**
 * Has V8 compile all functions of these files beside the page while they load, instead of each as it is first called, in the way
 * of the visitor; what is never called takes memory for that. Other engines see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileAtOnce = ({ name }: { name: string }) => (ranAtOnce.includes(name) ? '//# allFunctionsCalledOnLoad' : '');

/** How long each plugin took is of interest to nobody who starts the product. */
const checks = { bundlerTimings: false } as const;

/** What the pages that list studies have in common, beside what follows in screeners and sign-ups. */
const isOfSearch =
  /[/]src[/](kit[/](useStudySearch|useShortList)|domain[/](studySearch|distance|conditionInSentence))[.]ts$|[/]addedCondition[.]ts$/;

/** What visitors who are known already see again and are asked, each too little for a file of its own. */
const isOfKnownLeads =
  /[/]widgets[/](Age|LeadVerification)[/]|[/]Indications[/](Indications[.]tsx|spec[.]ts)$|[/](SummaryButtons|SummaryList)[.]tsx$/;

/** What agents on the phone are shown: one file for its few kinds. */
const isOfAgents = /[/](widgets[/](AgentPanel|PartnerCheck|PartnerConsent)[/](?!checkCandidate)|NextCandidate[.]tsx)/;

/** What two kinds share that only screeners end with. */
const isOfVisit = /[/]widgets[/]shared[/]visitStep|[/]VisitSteps[.]tsx$/;

/** What only who has an appointment is shown: searches load none of it. */
const isOfAppointment = /[/](CalendarLinks|LinkMenu)[.]tsx$|[/]useCurrentBooking[.]ts$/;

/** What kinds of many chunks share: with what every page loads it costs no further file. */
const isOfMany = /[/]((unsavedMessages|isNotFound|useCall)[.]ts|(CallCenterLink|RetryAlert)[.]tsx)$/;

/** What some first pages show, and too little for a file of its own. */
const isOnSomeFirstPage =
  /[/](Select|ChoiceButtons|ButtonLink|Card)[.]tsx$|[/](useAppLink|useFocusOnAppear|compensation)[.]ts$/;

/** What only height and weight are entered and shown with. */
const isOfMeasures = /[/](domain[/]units[.]ts|shared[/]MeasureField[.]tsx)$/;

/** Beside the postal code in many flows, and too little for a file of its own. */
const isOfCountry = /[/]widgets[/]CountrySelect[/]/;

/** Many flows begin with the same fields: in one chunk they weigh less than in one each. What only later steps use stays out. */
const groups: ChunkGroup[] = [
  ofReact,
  { name: 'begin', test: isBegunField, priority: 4 },
  { name: 'fields', test: (id) => isFirstField(id) || isOfCountry.test(id), priority: 3 },
  {
    name: 'first',
    test: (id) => isOnFirstPage(id) || isOnSomeFirstPage.test(id) || id === importHelper,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'found', test: /[/]widgets[/](StudyResults[/]|ShortList[/](?!SendList))/, priority: 2 },
  { name: 'agents', test: isOfAgents, priority: 2 },
  { name: 'known', test: isOfKnownLeads, priority: 2 },
  { name: 'open', test: (id) => isOnceOpen(id) || isOfMany.test(id), priority: 3 },
  { name: 'booked', test: isOfAppointment, priority: 3 },
  { name: 'beside', test: isBeside, priority: 3 },
  { name: 'ends', test: (id) => isOfEnds(id) && !isOfVisit.test(id), priority: 3 },
  {
    name: 'parts',
    test: (id) =>
      (isPartAfterFirstPage(id) && !isOfVisit.test(id)) || isOfSearch.test(id) || /[/]ChosenConditions[.]/.test(id),
    priority: 2,
  },
  { name: 'common', test: isKindOfOtherFlow, priority: 2 },
  { name: 'after', test: isAfterFirstPage, priority: 1 },
  { name: 'also', test: (id) => isBesideOrFirst(id) || isOfMeasures.test(id), priority: 1 },
];

/** All that makes pages out of the campaigns that this plugin serves. */
export const pagePlugins = (campaigns: PluginOption): PluginOption[] => [
  plainImports(),
  slimI18next(),
  slimRjsf(),
  slimReactDom(),
  reactModules(),
  slimRouter(),
  withoutNotes(),
  campaigns,
  headOrder(),
  layersInOrder(),
  moduleMap(),
  filledGroups(groups),
  react(),
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: pagePlugins(campaignPlugin({ reloadsRegistries: true })),
  appType: 'spa',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One small style sheet, so that a prerendered page never waits for the styles of a chunk.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    // The server names the chunks of a page in its head; nothing else needs to be fetched ahead.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { checks }
      : {
          checks,
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups },
            postBanner: compileAtOnce,
            entryFileNames: `${folders.js}/[name]-[hash].js`,
            chunkFileNames: `${folders.js}/[name]-[hash].js`,
            assetFileNames: ({ names }) => `${folderOf(names)}/[name]-[hash][extname]`,
          },
        },
  },
  ssr: { noExternal: true },
}));
