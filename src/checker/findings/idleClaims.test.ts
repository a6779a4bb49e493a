import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();

type Section = { id: string; top: unknown; fields: unknown };

/** How the first step of a shipped campaign is divided. */
function sectionsOf(name: string): readonly Section[] {
  // The shipped campaigns are checked.
  const { steps } = JSON.parse(readFileSync(`${campaignFolder}/${name}.json`, 'utf8')) as {
    steps: { home: { sections: readonly Section[] } };
  };
  return steps.home.sections;
}

const result = { en: 'Your answers do not change your result.', es: 'Sus respuestas no cambian el resultado.' };

/** What is found of a section of the pages of ws22 whose heading says that its answers do not matter. */
function foundOfSection(id: string, lead = result): string[] {
  const text = { en: 'A few questions', es: 'Unas preguntas' };
  const top = [{ kind: 'Heading', id: 'few', options: { text, lead } }];
  const steps = { home: { sections: sectionsOf('ws10').map((one) => (one.id === id ? { ...one, top } : one)) } };
  return check({ name: 'draft', extends: 'ws22', layout: 'sections', replaces: ['people'], people: [], steps })
    .filter(({ code }) => code === 'C119')
    .map(({ message }) => message);
}

test('a page that says that its answers do not change the result is found where they do', () => {
  expect(foundOfSection('health')).toEqual([
    '"Your answers do not change your result" on "home-health" is not so: a result hangs on "qualificationQuestions"',
  ]);
  expect(
    foundOfSection('you', {
      en: 'It does not matter what you say.',
      es: 'Su respuesta no influye en el resultado.',
    }),
  ).toEqual(['"Su respuesta no influye en el resultado" on "home-you" is not so: a result hangs on "gender"']);
  expect(foundOfSection('background')).toEqual([]);
  expect(
    foundOfSection('health', {
      en: 'Your answers do not change your result at once.',
      es: 'Sus respuestas no cambian el resultado del estudio.',
    }),
  ).toEqual([]);
  expect(foundOfSection('health', { en: 'Your answers change.', es: 'Sus respuestas cambian.' })).toEqual([]);
});
