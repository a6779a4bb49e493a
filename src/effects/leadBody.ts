import { DECLINED_ETHNICITY } from '#src/domain/choices.ts';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { askedResponses } from '#src/domain/criteria.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { ownConditions, presetConditions, presetParameter } from '#src/domain/presetConditions.ts';
import { sentQuery } from '#src/domain/query.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import type { State } from '#src/domain/state.ts';
import { visitOf } from '#src/domain/visit.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import { surveyQuestions } from '#src/domain/surveyQuestions.ts';
import { leadAnswers } from '#src/generated/answerPlaces.ts';
import type { Lead, LeadCaregiver } from '#src/generated/api.ts';
import type { EffectContext } from '#src/kit/effect.ts';

/** Throws for a complete lead that the server would refuse all the same. The messages name no answer. */
export function assertValidLead(lead: Lead): void {
  if (!isCountryCode(lead.country)) throw new Error('Invalid lead no country');
  if (lead.caregiver && !lead.caregiver.sourceId) throw new Error('Caregiver must have a source id');
}

function caregiverOf({ answers, path, country }: Facts, sourceId: string): LeadCaregiver | undefined {
  const { caregiver, participant } = answers;
  const isAnswering = path.hasCaregiver && (path.caregiverType !== 'adult' || participant === 'someone_else');
  if (!isAnswering || !caregiver?.firstName || !caregiver.lastName) return undefined;
  return {
    firstName: caregiver.firstName.trim(),
    lastName: caregiver.lastName.trim(),
    caregiverRelationship: caregiver.relationship ?? (path.caregiverType === 'adult' ? 'Caregiver' : 'Parent'),
    sourceId: caregiver.sourceId ?? sourceId,
    country,
    ...filledOnly({
      phone1: answers.phone,
      email: answers.email,
      postalCode: answers.postalCode,
      dateOfBirth: caregiver.birthDate,
    }),
  };
}

type Page = Pick<EffectContext['page'], 'referrerUrl' | 'inEnglish'>;

function additionalFieldsOf(facts: Facts, { adSecurity }: State, { inEnglish }: Page): Lead['additionalFields'] {
  const { answers, campaign, path, siteSchedulingEnabled } = facts;
  const { additional = {}, obGyn } = answers;
  return {
    siteSchedulingEnabled,
    hotCall: path.hotCall,
    obGyn: obGyn && Object.values(obGyn).some(Boolean) ? obGyn : null,
    surveyQuestions: surveyQuestions.map(({ id, key, question }) => ({
      questionId: id,
      questionText: question,
      questionResponseText: inEnglish('additional', additional[key] ?? ''),
    })),
    ...(adSecurity.responses.length > 0 && { adSecurityPlatformResponse: [...adSecurity.responses] }),
    ...filledOnly({
      leadSpecialStatus: campaign.leadSpecialStatus ?? additional.leadSpecialStatus,
      ...answersSavedByName(answers),
    }),
  };
}

/** The answers that the schema of the answers marks as saved with the lead under their own name. */
function answersSavedByName(answers: Answers): Pick<Answers, (typeof leadAnswers)[number]> {
  return Object.fromEntries(leadAnswers.map((name) => [name, answers[name]]));
}

/** The entries with a value, without empty texts: the server refuses keys without a value. */
function filledOnly<T extends object>(entries: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // Safe: the remaining properties have every value of `T` that is neither undefined nor empty.
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function screeningsOf(facts: Facts, { saved }: State): Lead['screenings'] {
  const { study, campaign, criteria } = facts;
  const isScreened = study && criteria.length > 0 && campaign.flowType !== 'signup';
  const now = isScreened ? [{ studyId: study.id, passed: fullyQualified(facts) }] : [];
  const earlier = saved.screenings.filter(({ studyId }) => !now.some((screening) => screening.studyId === studyId));
  return [...earlier, ...now];
}

/**
 * The lead as it is sent. Expects facts without gaps by `missingInLead`. One object literal in the order of the schema
 * of the lead: splitting it would only spread the mapping.
 */
export function leadBody(facts: Facts, state: State, leadId: string, page: Page): Lead {
  const { answers, campaign, country, locale, query, study, site } = facts;
  const { initial } = state.payload;
  const sourceId = initial?.leadLpParamId ?? campaign.name;
  const studyIds = new Set([...(initial?.leadLpParamsStudyIds ?? []), ...(study ? [study.id] : [])]);
  // Named apart: there a condition that the visitor denies can be left out.
  const { [presetParameter]: _preset, ...sent } = sentQuery(query);
  const preset = presetConditions(facts);
  const { testGroup, isPrescreenRedirect } = visitOf(query);
  const { firstName = '', lastName = '', phone = '', postalCode = '' } = answers;
  return {
    leadId,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone1: phone,
    postalCode: postalCode.trim(),
    country,
    preferredLanguage: locale,
    ...filledOnly({
      email: answers.email?.trim(),
      gender: answers.gender,
      dateOfBirth: answers.birthDate,
      age: answers.age,
      weightKg: answers.weightKg,
      heightCm: answers.heightCm,
      ethnicities: answers.ethnicities?.filter(isSavedEthnicity),
      responses: askedResponses(facts),
      // Whoever began before the study closed is saved for it all the same.
      studyId: study?.id ?? initial?.closedStudyId,
      siteId: site?.id,
      studySiteId: studySiteId(facts),
      caregiver: caregiverOf(facts, sourceId),
    }),
    additionalFields: additionalFieldsOf(facts, state, page),
    indications: ownConditions({ answers, journey: state.journey }).map((id) => ({ id })),
    sourceId,
    sourceStudyIds: [...studyIds],
    sourceInfo: {
      flow: campaign.name,
      campaign: campaign.name,
      query: sent,
      ...filledOnly({
        referrerUrl: page.referrerUrl.slice(0, 2000),
        affiliateOfferId: sent['o']?.slice(0, 200),
        participantGroup: initial?.participantGroup,
        testGroup,
        isPrescreenRedirect,
        presetIndicationIds: preset.length > 0 ? preset : undefined,
      }),
    },
    screenings: screeningsOf(facts, state),
  };
}

type SavedEthnicity = NonNullable<Lead['ethnicities']>[number];

function isSavedEthnicity(id: number): id is SavedEthnicity {
  return id !== DECLINED_ETHNICITY;
}
