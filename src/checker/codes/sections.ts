import type { CodePage } from './page.ts';

/** What can be wrong with the sections by which a step is laid out in pages. */
export const sectionCodes = {
  C070: {
    title: 'A section names a field that its step does not have',
    why: 'A name with a slip would leave its question out of the pages.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "layout": "sections",
  "steps": { "home": { "changeFields": { "ctScanDate": null } } }
}`,
    mend: 'Write the `id` of a field of the step, or its kind with a small first letter; or remove the name.',
    fix: 'A name that can only be a slip of one that is known here becomes that one.',
  },
  C071: {
    title: 'A field is in two sections',
    why: 'Its question would be asked twice.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "layout": "sections",
  "steps": {
    "indications": {
      "sections": [
        { "id": "one", "fields": ["screenerResult", "otherConditions"] },
        { "id": "two", "fields": ["screenerResult"] }
      ]
    }
  }
}`,
    mend: 'Leave it in one of them.',
  },
  C072: {
    title: 'A field is in no section',
    why: 'Laid out in pages, the step would ask its question of nobody.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "layout": "sections",
  "steps": { "home": { "addFields": [{ "field": { "kind": "HowHeard" } }] } }
}`,
    mend: 'Name it in a section of the step.',
  },
  C073: {
    title: 'The first or the last page of a step may ask nothing',
    why: 'Pages without a question are passed over, and these two begin and end what the step does.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "layout": "sections",
  "steps": {
    "indications": {
      "sections": [
        { "id": "one", "fields": ["screenerResult"] },
        { "id": "two", "fields": ["otherConditions"] }
      ]
    }
  }
}`,
    mend: 'Put a field that asks for an answer, without `when`, into the first and the last section.',
  },
  C074: {
    title: 'There is nothing to lay out in pages',
    why: 'Steps are divided by their `sections`; without any the campaign looks as if it had no `layout`.',
    breaks: '{ "name": "example", "extends": "flare", "layout": "sections" }',
    mend: 'Give a step `sections`, or remove `layout`.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
