import { defineSpec } from '#src/kit/spec.ts';
import { weightOf, weightText, weightUnit } from './weightEntry.ts';

/** Weight in kilograms or pounds, converted into each other; up to 681 kg or 1500 lb. */
export const spec = defineSpec({
  description: 'Weight in kilograms or pounds, with a switch; starts with the unit of the country.',
  answers: ['weightKg'],
  drafts: ['weightUnit', 'weight'],
  options: {
    position: {
      type: 'integer',
      minimum: 1,
      description: 'Place among the numbered questions of a screener: 1 is the first after the criteria.',
    },
    goesWithHeight: {
      type: 'boolean',
      description: 'The height before it has the same position and shows the number for both.',
    },
  },
  requiredByDefault: true,
  reads: ['gender'],
  beside: ({ goesWithHeight = false }) => (goesWithHeight ? ['Height'] : []),
  messages: {
    en: {
      question: 'What is your weight?',
      participantQuestion: 'What is the participant’s weight?',
      childQuestion: 'What is your child’s weight?',
      unit: 'Unit of weight',
      kg: 'Kilograms',
      lbs: 'Pounds',
      useKg: 'kg',
      useLbs: 'lbs',
      invalid: 'Please enter a valid weight',
    },
    es: {
      question: '¿Cuánto pesa usted?',
      participantQuestion: '¿Cuánto pesa el participante?',
      childQuestion: '¿Cuánto pesa su hijo o hija?',
      unit: 'Unidad de peso',
      kg: 'Kilogramos',
      lbs: 'Libras',
      useKg: 'kg',
      useLbs: 'libras',
      invalid: 'Ingrese un peso válido',
    },
  },
  isEmpty: () => false,
  check: ({ weightKg }, { drafts, facts, required }) => {
    const unit = weightUnit(drafts, facts.country);
    const isEmpty = weightKg === undefined && !drafts.weight?.trim();
    if (isEmpty) return required ? [{ message: 'required', at: unit }] : undefined;
    const isGiven = weightOf(unit, weightText(unit, weightKg, drafts)) !== undefined;
    return isGiven ? undefined : [{ message: 'invalid', at: unit }];
  },
});
