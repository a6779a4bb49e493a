import { spec as age } from './Age/spec.ts';
import { spec as agentPanel } from './AgentPanel/spec.ts';
import { spec as benefits } from './Benefits/spec.ts';
import { spec as birthDate } from './BirthDate/spec.ts';
import { spec as booking } from './Booking/spec.ts';
import { spec as bookingThankYou } from './BookingThankYou/spec.ts';
import { spec as caregiverChoice } from './CaregiverChoice/spec.ts';
import { spec as caregiverName } from './CaregiverName/spec.ts';
import { spec as commercialConsent } from './CommercialConsent/spec.ts';
import { spec as conditionChips } from './ConditionChips/spec.ts';
import { spec as confirmation } from './Confirmation/spec.ts';
import { spec as contactCode } from './ContactCode/spec.ts';
import { spec as contactForm } from './ContactForm/spec.ts';
import { spec as couldQualify } from './CouldQualify/spec.ts';
import { spec as countrySelect } from './CountrySelect/spec.ts';
import { spec as ctScanDate } from './CtScanDate/spec.ts';
import { spec as diagnosis } from './Diagnosis/spec.ts';
import { spec as eligibility } from './Eligibility/spec.ts';
import { spec as eligibilitySummary } from './EligibilitySummary/spec.ts';
import { spec as email } from './Email/spec.ts';
import { spec as esignConsent } from './EsignConsent/spec.ts';
import { spec as ethnicity } from './Ethnicity/spec.ts';
import { spec as fullName } from './FullName/spec.ts';
import { spec as gender } from './Gender/spec.ts';
import { spec as genderDropdown } from './GenderDropdown/spec.ts';
import { spec as genderHome } from './GenderHome/spec.ts';
import { spec as genderSelect } from './GenderSelect/spec.ts';
import { spec as genericConsent } from './GenericConsent/spec.ts';
import { spec as heading } from './Heading/spec.ts';
import { spec as healthDataConsent } from './HealthDataConsent/spec.ts';
import { spec as healthQuestions } from './HealthQuestions/spec.ts';
import { spec as healthQuestionsThankYouPage } from './HealthQuestionsThankYouPage/spec.ts';
import { spec as healthierWorld } from './HealthierWorld/spec.ts';
import { spec as height } from './Height/spec.ts';
import { spec as howHeard } from './HowHeard/spec.ts';
import { spec as imageCapture } from './ImageCapture/spec.ts';
import { spec as indicationMultiSelect } from './IndicationMultiSelect/spec.ts';
import { spec as indications } from './Indications/spec.ts';
import { spec as landingCopy } from './LandingCopy/spec.ts';
import { spec as leadVerification } from './LeadVerification/spec.ts';
import { spec as linkBar } from './LinkBar/spec.ts';
import { spec as localeSwitcher } from './LocaleSwitcher/spec.ts';
import { spec as medicalRecordsConsent } from './MedicalRecordsConsent/spec.ts';
import { spec as offerList } from './OfferList/spec.ts';
import { spec as oncologyConfirmation } from './OncologyConfirmation/spec.ts';
import { spec as oncologyQuestions } from './OncologyQuestions/spec.ts';
import { spec as otherConditions } from './OtherConditions/spec.ts';
import { spec as partnerCheck } from './PartnerCheck/spec.ts';
import { spec as partnerConsent } from './PartnerConsent/spec.ts';
import { spec as phone } from './Phone/spec.ts';
import { spec as postalCode } from './PostalCode/spec.ts';
import { spec as qualificationQuestions } from './QualificationQuestions/spec.ts';
import { spec as quickLinks } from './QuickLinks/spec.ts';
import { spec as riskAssessment } from './RiskAssessment/spec.ts';
import { spec as screenerResult } from './ScreenerResult/spec.ts';
import { spec as screenerThankYou } from './ScreenerThankYou/spec.ts';
import { spec as searchArea } from './SearchArea/spec.ts';
import { spec as shortList } from './ShortList/spec.ts';
import { spec as studyAlert } from './StudyAlert/spec.ts';
import { spec as studyDesign } from './StudyDesign/spec.ts';
import { spec as studyResults } from './StudyResults/spec.ts';
import { spec as testimonials } from './Testimonials/spec.ts';
import { spec as thankYou } from './ThankYou/spec.ts';
import { spec as thankYouPage } from './ThankYouPage/spec.ts';
import { spec as thankYouSpecial } from './ThankYouSpecial/spec.ts';
import { spec as transferScript } from './TransferScript/spec.ts';
import { spec as weight } from './Weight/spec.ts';
import { spec as whoAsks } from './WhoAsks/spec.ts';
import { spec as whyTrials } from './WhyTrials/spec.ts';

/** Every kind of field that a campaign may name. */
export const kinds = {
  Age: age,
  AgentPanel: agentPanel,
  Benefits: benefits,
  BirthDate: birthDate,
  Booking: booking,
  BookingThankYou: bookingThankYou,
  CaregiverChoice: caregiverChoice,
  CaregiverName: caregiverName,
  CommercialConsent: commercialConsent,
  ConditionChips: conditionChips,
  Confirmation: confirmation,
  ContactCode: contactCode,
  ContactForm: contactForm,
  CouldQualify: couldQualify,
  CountrySelect: countrySelect,
  CtScanDate: ctScanDate,
  Diagnosis: diagnosis,
  Eligibility: eligibility,
  EligibilitySummary: eligibilitySummary,
  Email: email,
  EsignConsent: esignConsent,
  Ethnicity: ethnicity,
  FullName: fullName,
  Gender: gender,
  GenderDropdown: genderDropdown,
  GenderHome: genderHome,
  GenderSelect: genderSelect,
  GenericConsent: genericConsent,
  Heading: heading,
  HealthDataConsent: healthDataConsent,
  HealthQuestions: healthQuestions,
  HealthQuestionsThankYouPage: healthQuestionsThankYouPage,
  HealthierWorld: healthierWorld,
  Height: height,
  HowHeard: howHeard,
  ImageCapture: imageCapture,
  IndicationMultiSelect: indicationMultiSelect,
  Indications: indications,
  LandingCopy: landingCopy,
  LeadVerification: leadVerification,
  LinkBar: linkBar,
  LocaleSwitcher: localeSwitcher,
  MedicalRecordsConsent: medicalRecordsConsent,
  OfferList: offerList,
  OncologyConfirmation: oncologyConfirmation,
  OncologyQuestions: oncologyQuestions,
  OtherConditions: otherConditions,
  PartnerCheck: partnerCheck,
  PartnerConsent: partnerConsent,
  Phone: phone,
  PostalCode: postalCode,
  QualificationQuestions: qualificationQuestions,
  QuickLinks: quickLinks,
  RiskAssessment: riskAssessment,
  ScreenerResult: screenerResult,
  ScreenerThankYou: screenerThankYou,
  SearchArea: searchArea,
  ShortList: shortList,
  StudyAlert: studyAlert,
  StudyDesign: studyDesign,
  StudyResults: studyResults,
  Testimonials: testimonials,
  ThankYou: thankYou,
  ThankYouPage: thankYouPage,
  ThankYouSpecial: thankYouSpecial,
  TransferScript: transferScript,
  Weight: weight,
  WhoAsks: whoAsks,
  WhyTrials: whyTrials,
};
