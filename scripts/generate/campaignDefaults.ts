import type { Json } from '#src/checker/json.ts';

type Property = { default?: unknown };

/** The defaults of an object schema's properties, by property. */
function defaultsIn(schema: Json): Json {
  // `properties` of an object schema holds schemas.
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Property>);
  return Object.fromEntries(properties.flatMap(([name, of]) => ('default' in of ? [[name, of.default]] : [])));
}

/** Code of the module with everything that the campaign schema fills in where a document leaves it out. */
export function campaignDefaults(campaign: Json): string {
  // `definitions` of a schema is an object of schemas, `properties` too.
  const definitions = campaign['definitions'] as Record<string, Json>;
  const { steps } = campaign['properties'] as Record<string, Json>;
  const parts: readonly [name: string, of: Json | undefined, type: string][] = [
    ['campaignDefaults', campaign, 'Partial<CampaignDocument>'],
    ['screenerDefaults', definitions['CampaignScreenerProps'], 'CampaignScreenerProps'],
    ['studySearchDefaults', definitions['CampaignStudySearch'], 'CampaignStudySearch'],
    ['stepDefaults', definitions['Step'], 'Step'],
    ['navDefaults', definitions['Nav'], 'Nav'],
    ['standardSteps', steps, "NonNullable<CampaignDocument['steps']>"],
  ];
  const constants = parts.map(([name, of, type]) => {
    if (!of) throw new Error(`The campaign schema lacks what ${name} are read from.`);
    return `export const ${name} = ${JSON.stringify(defaultsIn(of), null, 2)} satisfies ${type};`;
  });
  const types = ['CampaignDocument', 'CampaignScreenerProps', 'CampaignStudySearch', 'Nav', 'Step'];
  return [`import type { ${types.join(', ')} } from './campaign.ts';`, ...constants, ''].join('\n\n');
}
