import { Ajv } from 'ajv';
import { expect } from 'vitest';
import { schemaKeywords } from '#src/api/schemaKeywords.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { leadBody } from '#src/effects/leadBody.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { emptyState } from '#src/store/emptyState.ts';
import answersSchema from '#schemas/answers.schema.json' with { type: 'json' };
import api from '#schemas/api.schema.json' with { type: 'json' };

const leadId = '11111111-2222-4333-8444-555555555555';
const needed: Answers = { firstName: ' Ana ', lastName: 'Diaz', phone: '+13125550123', postalCode: '60601' };
const page = {
  referrerUrl: 'https://example.org/',
  inEnglish: (_: string, text: string) => (text === 'Sí' ? 'Yes' : text),
};
const isLead = new Ajv({ strict: true })
  .addVocabulary(schemaKeywords)
  .addSchema(answersSchema)
  .addSchema({ $id: api.$id, definitions: api.definitions })
  .compile({ $ref: 'api.schema.json#/definitions/Lead' });

/** The lead of a visitor of whom all that a lead needs is known, and these facts; it fits the schema. */
export function bodyOf(
  facts: ExampleFacts,
  saved: Partial<State['saved']> = {},
  adSecurity: Partial<State['adSecurity']> = {},
) {
  const empty = emptyState();
  const state: State = {
    ...empty,
    saved: { ...empty.saved, ...saved },
    adSecurity: { ...empty.adSecurity, ...adSecurity },
  };
  const body = leadBody(exampleFacts({ ...facts, answers: { ...needed, ...facts.answers } }), state, leadId, page);
  isLead(body);
  expect(isLead.errors).toBeNull();
  return body;
}
