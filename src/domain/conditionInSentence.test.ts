import { expect, test } from 'vitest';
import { conditionInSentence } from './conditionInSentence.ts';

test.each([
  ['Asma', 'asma'],
  ['Asthma', 'asthma'],
  ['Eccema', 'eccema'],
  ['Tos crónica', 'tos crónica'],
  ['Diabetes tipo 1', 'diabetes tipo 1'],
  ['Enfermedad de Alzheimer', 'enfermedad de Alzheimer'],
  ['Vacuna contra el VRS', 'vacuna contra el VRS'],
  ['Úlcera', 'úlcera'],
  ['HIV', 'HIV'],
  ['VIH', 'VIH'],
  ['EPOC (bronquitis crónica o enfisema)', 'EPOC (bronquitis crónica o enfisema)'],
  ["Crohn's disease", "Crohn's disease"],
  ['Parkinson’s disease', 'Parkinson’s disease'],
  ["Graves' disease", "Graves' disease"],
  ['Lyme disease', 'Lyme disease'],
  ['Alzheimer', 'Alzheimer'],
  ['H. pylori', 'H. pylori'],
  ['COVID-19', 'COVID-19'],
  ['McArdle disease', 'McArdle disease'],
  ['', ''],
])('%s stands within a sentence as %s', (name, within) => expect(conditionInSentence(name)).toBe(within));
