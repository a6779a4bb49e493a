import { readFileSync } from 'node:fs';
import { checks } from '#src/checks/index.ts';
import { effects } from '#src/effects/index.ts';
import { rules } from '#src/rules/index.ts';
import { kinds } from '#widgets/index.ts';
import { bundle } from './typesSchema.ts';
import type { Json } from '#src/checker/json.ts';
import { phoneMetadata } from '#scripts/phoneMetadata.ts';
import { readmeWith } from './readme.ts';
import { replyShapes } from './replyShapes.ts';
import { checksSchema, conditionsSchema, effectsSchema, fieldsSchema } from '#src/checker/registrySchemas.ts';
import { campaignTypes, schemaTypes } from './types.ts';

const root = new URL('../../', import.meta.url);

// These files are JSON objects, and each is a schema.
const schema = (name: string) => JSON.parse(readFileSync(new URL(`schemas/${name}.schema.json`, root), 'utf8')) as Json;

const printed = (value: Json) => `${JSON.stringify(value, null, 2)}\n`;

/** Every generated file by its path from the root: the schemas of the registries, then the types of all schemas. */
export async function outputs(): Promise<Map<string, string>> {
  const [answers, api, campaign] = [schema('answers'), schema('api'), schema('campaign')];
  const fields = fieldsSchema(kinds);
  const conditions = conditionsSchema(rules);
  const checked = checksSchema(checks);
  const named = effectsSchema(effects, Object.keys(answers['properties'] ?? {}));
  return new Map([
    ['schemas/generated/fields.schema.json', printed(fields)],
    ['schemas/generated/conditions.schema.json', printed(conditions)],
    ['schemas/generated/checks.schema.json', printed(checked)],
    ['schemas/generated/effects.schema.json', printed(named)],
    ['src/generated/answers.ts', await schemaTypes(answers, 'Answers')],
    ['src/generated/api.ts', await schemaTypes(api, 'Api')],
    ['src/generated/phoneMetadata.json', phoneMetadata()],
    ['src/generated/replyShapes.json', `${JSON.stringify(replyShapes(api, answers))}\n`],
    ['README.md', readmeWith(readFileSync(new URL('README.md', root), 'utf8'), api)],
    [
      'src/generated/campaign.ts',
      await campaignTypes(bundle({ campaign, fields, conditions, checks: checked, effects: named })),
    ],
  ]);
}
