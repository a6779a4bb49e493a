import { enteredNumber, isFeet, isInches } from '#src/domain/units.ts';
import { defineSpec, type Problem } from '#src/kit/spec.ts';
import { heightOf, heightTexts, heightUnit, isHeightEmpty } from './heightEntry.ts';

/** Height in centimetres, or in feet and inches, converted into each other; 91 to 244 cm. */
export const spec = defineSpec({
  description: 'Height in centimetres or in feet and inches, with a switch; starts with the unit of the country.',
  answers: ['heightCm'],
  drafts: ['heightUnit', 'heightCm', 'heightFt', 'heightIn'],
  options: {
    position: {
      type: 'integer',
      minimum: 1,
      description: 'Place among the numbered questions of a screener: 1 is the first after the criteria.',
    },
  },
  requiredByDefault: true,
  reads: ['gender'],
  messages: {
    en: {
      question: 'What is your height?',
      participantQuestion: 'What is the participant’s height?',
      childQuestion: 'What is your child’s height?',
      unit: 'Unit of height',
      cm: 'Centimeters',
      cmMetric: 'Centimetres',
      ft: 'Feet',
      in: 'Inches',
      useCm: 'cm',
      useFt: 'ft, in',
      centimeters: 'Please enter a valid number of centimeters',
      feet: 'Please enter a valid number of feet',
      inches: 'Please enter a valid number of inches',
    },
    es: {
      question: '¿Cuánto mide usted?',
      participantQuestion: '¿Cuánto mide el participante?',
      childQuestion: '¿Cuánto mide su hijo o hija?',
      unit: 'Unidad de estatura',
      cm: 'Centímetros',
      cmMetric: 'Centímetros',
      ft: 'Pies',
      in: 'Pulgadas',
      useCm: 'cm',
      useFt: 'pies y pulgadas',
      centimeters: 'Ingrese un número válido de centímetros',
      feet: 'Ingrese un número válido de pies',
      inches: 'Ingrese un número válido de pulgadas',
    },
  },
  isEmpty: () => false,
  check: ({ heightCm }, { drafts, facts, required }) => {
    const unit = heightUnit(drafts, facts.country);
    if (isHeightEmpty(heightCm, drafts)) return required ? [{ message: 'required', at: unit }] : undefined;
    const texts = heightTexts(heightCm, drafts);
    if (heightOf(unit, texts) !== undefined) return undefined;
    if (unit === 'cm') return [{ message: 'centimeters', at: 'cm' }];
    const problems: Problem<'feet' | 'inches'>[] = [];
    const areInchesRight = isInches(enteredNumber(texts.in));
    if (!isFeet(enteredNumber(texts.ft)) || areInchesRight) problems.push({ message: 'feet', at: 'ft' });
    if (!areInchesRight) problems.push({ message: 'inches', at: 'in' });
    return problems;
  },
});
