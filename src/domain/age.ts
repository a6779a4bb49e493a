/** Product constants: youngest and oldest age that a list offers. */
const YOUNGEST_OPTION = 18;
const OLDEST_OPTION = 101;

/** Ages that a list offers: 18 to 101. */
export const ageOptions: readonly number[] = Array.from(
  { length: OLDEST_OPTION - YOUNGEST_OPTION + 1 },
  (_, index) => YOUNGEST_OPTION + index,
);

/** Whether a person may have this age: whole years, above 0 and under 120 (product constant). */
export function isAge(age: number): boolean {
  return Number.isInteger(age) && age > 0 && age < 120;
}

/** Whether the age is kept as an answer: whole years, above 0 and under 110 (product constant). */
export function isStorableAge(age: number): boolean {
  return Number.isInteger(age) && age > 0 && age < 110;
}

/** Whole years lived on a day; below 0 before the birth. Both as YYYY-MM-DD, else undefined. */
export function ageOn(birthDate: string, today: string): number | undefined {
  const iso = /^\d{4}-\d\d-\d\d$/;
  if (!iso.test(birthDate) || !iso.test(today)) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

type Aged = { age?: number; birthDate?: string };

/** Of an age and a birth date that tell of different ages the one that stands; both where they agree. */
export function withOneAge<A extends Aged>(answers: A, standing: keyof Aged, today: string): A {
  const { age, birthDate, ...others } = answers;
  if (age === undefined || birthDate === undefined || ageOn(birthDate, today) === age) return answers;
  // Only one of two answers that may be absent was taken away.
  return (standing === 'age' ? { ...others, age } : { ...others, birthDate }) as A;
}
