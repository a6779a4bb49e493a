import { spec as age } from './Age/spec.ts';
import { spec as birthDate } from './BirthDate/spec.ts';
import { spec as caregiverName } from './CaregiverName/spec.ts';
import { spec as countrySelect } from './CountrySelect/spec.ts';
import { spec as diagnosis } from './Diagnosis/spec.ts';
import { spec as email } from './Email/spec.ts';
import { spec as fullName } from './FullName/spec.ts';
import { spec as gender } from './Gender/spec.ts';
import { spec as genderHome } from './GenderHome/spec.ts';
import { spec as genderSelect } from './GenderSelect/spec.ts';
import { spec as heading } from './Heading/spec.ts';
import { spec as indications } from './Indications/spec.ts';
import { spec as localeSwitcher } from './LocaleSwitcher/spec.ts';
import { spec as phone } from './Phone/spec.ts';
import { spec as postalCode } from './PostalCode/spec.ts';
import { spec as thankYouPage } from './ThankYouPage/spec.ts';

/** Every kind of field that a campaign may name. */
export const kinds = {
  Age: age,
  BirthDate: birthDate,
  CaregiverName: caregiverName,
  CountrySelect: countrySelect,
  Diagnosis: diagnosis,
  Email: email,
  FullName: fullName,
  Gender: gender,
  GenderHome: genderHome,
  GenderSelect: genderSelect,
  Heading: heading,
  Indications: indications,
  LocaleSwitcher: localeSwitcher,
  Phone: phone,
  PostalCode: postalCode,
  ThankYouPage: thankYouPage,
};
