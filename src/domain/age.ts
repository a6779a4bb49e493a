/** Product constants: youngest and oldest age that a list offers. */
const YOUNGEST_OPTION = 18;
const OLDEST_OPTION = 101;

/** Ages that a list offers: 18 to 101. */
export const ageOptions: readonly number[] = Array.from(
  { length: OLDEST_OPTION - YOUNGEST_OPTION + 1 },
  (_, index) => YOUNGEST_OPTION + index,
);

/** Whether the age is plausible: whole years, above 0 and under 120 (product constant). */
export function isAge(age: number): boolean {
  return Number.isInteger(age) && age > 0 && age < 120;
}

/** Whether the age may be stored as an answer: whole years, above 0 and under 110 (product constant). */
export function isStorableAge(age: number): boolean {
  return Number.isInteger(age) && age > 0 && age < 110;
}

/** Age in whole years on a day, negative before the birth. Both are YYYY-MM-DD; undefined for any other format. */
export function ageOn(birthDate: string, today: string): number | undefined {
  const iso = /^\d{4}-\d\d-\d\d$/;
  if (!iso.test(birthDate) || !iso.test(today)) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

type Aged = { age?: number; birthDate?: string };

/**
 * Removes the age or the birth date that contradicts the `preferred` one on that day (YYYY-MM-DD); both remain where
 * they agree.
 */
export function withConsistentAge<A extends Aged>(answers: A, preferred: keyof Aged, today: string): A {
  const { age, birthDate, ...others } = answers;
  if (age === undefined || birthDate === undefined || ageOn(birthDate, today) === age) return answers;
  // Safe: only one of two optional answers was removed.
  return (preferred === 'age' ? { ...others, age } : { ...others, birthDate }) as A;
}
