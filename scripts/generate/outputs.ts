import { readFileSync } from 'node:fs';
import { typefaces } from './typefaces.ts';
import { typesSchema } from './typesSchema.ts';
import { brandListModule } from './brandList.ts';
import { brandStyles } from './brandStyles.ts';
import { codes, explain, isCode } from '#src/checker/codes.ts';
import { campaignDefaults } from './campaignDefaults.ts';
import { schemaOf } from './handWritten.ts';
import type { Json } from '#src/checker/json.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { kindWordsModule } from './kindWords.ts';
import { localesModule } from './locales.ts';
import { formatted } from '#scripts/formatted.ts';
import { phoneMetadata } from '#scripts/phoneMetadata.ts';
import { readmeWith } from './readme.ts';
import { servicesModule, withEveryCall } from './servicesModule.ts';
import { answerPlaces, withLeadAnswers } from './savedAnswers.ts';
import { replyShapes } from './replyShapes.ts';
import { registries } from '#src/checker/registries.ts';
import { registrySchemas } from '#src/checker/registrySchemas.ts';
import { factsSchema } from '#src/checker/factsSchema.ts';
import { answersTypes, apiTypes, campaignTypes, leadEventTypes, leadStateEventTypes } from './types.ts';

const root = new URL('../../', import.meta.url);

const printed = (value: Json) => `${JSON.stringify(value, null, 2)}\n`;

/** The pages of all codes of the checker, in the order of the codes. */
function findingsGuide(): string {
  const begin =
    '# What the check can find\n\nGenerated from `src/checker/codes.ts`. `npm run campaigns -- explain C012` prints one of them.';
  const pages = Object.keys(codes).toSorted().filter(isCode).map(explain);
  return [begin, ...pages].join('\n\n');
}

/** Every generated file by its path from the root: the schemas of the registries, then the types of all schemas. */
export async function outputs(): Promise<Map<string, string | Buffer>> {
  const [answers, campaign] = [schemaOf('answers'), schemaOf('campaign')];
  const api = withEveryCall(withLeadAnswers(schemaOf('api'), answers));
  const named = registrySchemas(registries, Object.keys(answers['properties'] ?? {}));
  return new Map<string, string | Buffer>([
    ...Object.entries(named).map(([name, content]): [string, string] => [
      `schemas/generated/${name}.schema.json`,
      printed(content),
    ]),
    ['schemas/generated/facts.schema.json', printed(factsSchema(api))],
    ['schemas/answers.schema.json', await formatted('schemas/answers.schema.json', printed(answers))],
    ['schemas/api.schema.json', await formatted('schemas/api.schema.json', printed(api))],
    ['campaigns/FINDINGS.md', await formatted('campaigns/FINDINGS.md', findingsGuide())],
    ['src/generated/services.ts', servicesModule(api)],
    ['src/generated/answerPlaces.ts', answerPlaces(answers)],
    ['src/generated/locales.ts', localesModule(locales)],
    ['src/generated/kindWords.ts', kindWordsModule()],
    ['src/generated/answers.ts', await answersTypes(answers)],
    ['src/generated/api.ts', await apiTypes(api)],
    ['src/generated/leadEvent.ts', await leadEventTypes(schemaOf('leadEvent'))],
    ['src/generated/leadStateEvent.ts', await leadStateEventTypes(schemaOf('leadStateEvent'))],
    ['src/domain/brands/list.ts', await formatted('src/domain/brands/list.ts', brandListModule())],
    ['src/generated/brands.css', await formatted('src/generated/brands.css', brandStyles())],
    ...(await typefaces()),
    ['src/generated/campaignDefaults.ts', campaignDefaults(campaign)],
    ['src/generated/phoneMetadata.json', phoneMetadata()],
    ['src/generated/replyShapes.json', `${JSON.stringify(replyShapes(api, answers))}\n`],
    ['README.md', readmeWith(readFileSync(new URL('README.md', root), 'utf8'), api)],
    ['src/generated/campaign.ts', await campaignTypes(typesSchema({ campaign, ...named }))],
  ]);
}
