// Each list here is a product constant: options of the survey in the order they are shown, by the key that is stored.

/** Highest levels of education, lowest first. */
export const educations = [
  'junior_high_school',
  'GED',
  'some_college',
  'trade_school',
  'associates_degree',
  'bachelors_degree',
  'masters_degree',
  'PhD_degree',
  'prefer_not_to_answer',
] as const;

/** Yearly household incomes in US dollars, lowest first. */
export const incomes = [
  '0-15k',
  '15k-25k',
  '25k-35k',
  '35k-50k',
  '50k-75k',
  '75k-100k',
  '100k-150k',
  '150k-200k',
  '200k+',
  'prefer_not_to_answer',
] as const;

/** Types of disability. */
export const disabilities = ['physical_disability', 'intellectual_disability', 'none', 'prefer_not_to_answer'] as const;
