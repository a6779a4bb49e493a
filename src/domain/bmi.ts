/** Body mass index in kg/m² to one decimal; undefined without both measures or without a height above 0. */
export function bmi(heightCm = 0, weightKg?: number): number | undefined {
  if (weightKg === undefined || !(heightCm > 0)) return undefined;
  const metres = heightCm / 100;
  return Math.round((weightKg / metres ** 2) * 10) / 10;
}
