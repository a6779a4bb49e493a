import type { Answers } from '#src/domain/facts.ts';
import { documentName, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { asksAny } from '#src/checker/asksAny.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { partOf, placeOf } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import type { CampaignModel } from './model.ts';
import { unshownSettings } from './unshownSettings.ts';

type AnswerNames = readonly (keyof Answers)[];

/** What each text of help explains: it stands where one of these is asked for. */
const helped: Readonly<Record<NonNullable<CampaignStep['help']>, AnswerNames>> = {
  age: ['age', 'birthDate'],
  name: ['firstName', 'lastName'],
  phone: ['phone'],
  postal: ['postalCode'],
};

/** A setting of a campaign that says what its steps do not bear out. */
type Idle = { path: readonly string[]; isIdle: boolean; why: string };

/** Whether the field is for visitors who have an appointment. */
const isForBooked = ({ kind, options = {} }: CampaignField, kinds: Registries['kinds']) =>
  kinds[kind]?.meantFor?.(options)?.rule === 'bookingExists';

/** Fields that must be answered, it says, and that ask for nothing. */
function requiredFindings({ campaign, tree, registries: { kinds } }: CampaignModel): Finding[] {
  const asksNothing = ({ kind }: CampaignField) => {
    const spec = kinds[kind];
    if (!spec || spec.answers.length + (spec.drafts ?? []).length > 0) return false;
    return !['parts', 'check', 'isEmpty', 'isRepeated'].some((part) => part in spec);
  };
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Finding[] => {
      const path = [...fieldPath(tree, step, index), 'required'];
      if (!partOf(tree, path) || !asksNothing(field)) return [];
      const message = `"required" is set, and "${field.id}" asks for nothing`;
      return [{ code: 'C092', at: placeOf(tree, path), message }];
    }),
  );
}

/** Steps that hide how far visitors are, and are laid out in pages, all of which show it; one that inherits it is of one page there. */
function hiddenProgress({ campaign, document, tree }: CampaignModel): Finding[] {
  const divided = new Set(Object.values(campaign.steps).flatMap(({ part }) => (part ? [part.of] : [])));
  return [...divided].flatMap((name): Finding[] => {
    if (document.steps?.[name]?.showProgress !== false) return [];
    const at = placeOf(tree, ['steps', name, 'showProgress']);
    if (at.source !== tree.at.source) return [];
    const message = `"showProgress" is set, and the step "${name}" is laid out in pages, which always show the progress: leave it out`;
    return [{ code: 'C092', at, message }];
  });
}

/** Settings that nothing reads, since the campaign has no field that they are about: what they promise does not come. */
export function settingFindings(model: CampaignModel): Finding[] {
  const { campaign, document, tree } = model;
  const { kinds } = model.registries;
  const steps = Object.values(campaign.steps);
  const fields = steps.flatMap((step) => step.fields);
  const asks = (of: CampaignStep['fields'], names: AnswerNames) => asksAny(of, names, { kinds });
  const { showCountrySelect, webScreenerProps, signedStep, bookedStep, hasCaregiver, caregiverType } = campaign;
  const asksQuestions = asks(fields, ['responses']);
  const onBooked = steps.filter((step) => documentName(step) === bookedStep).flatMap((step) => step.fields);
  const idle: Idle[] = [
    {
      path: ['showCountrySelect'],
      isIdle: showCountrySelect && !asks(fields, ['country']),
      why: 'no field lets visitors choose a country: add a CountrySelect',
    },
    {
      path: ['webScreenerProps', 'shouldShowHeightWeight'],
      isIdle: webScreenerProps.shouldShowHeightWeight && !asks(fields, ['heightCm', 'weightKg']),
      why: 'no field asks for height or weight',
    },
    ...(['shouldNumberQuestions', 'criteriaQuestionOffset'] as const).map((name) => ({
      path: ['webScreenerProps', name],
      isIdle: Boolean(webScreenerProps[name]) && !asksQuestions,
      why: 'no field asks the questions of a study: add QualificationQuestions',
    })),
    {
      path: ['webScreenerProps', 'criteriaQuestionOffset'],
      isIdle: asksQuestions && webScreenerProps.criteriaQuestionOffset > 0 && !webScreenerProps.shouldNumberQuestions,
      why: 'no question has a number: set `shouldNumberQuestions`',
    },
    {
      path: ['outcome'],
      isIdle: campaign.outcome === 'criteria' && !asksQuestions,
      why: 'no field asks the questions of a study, by which it is decided: add QualificationQuestions',
    },
    {
      path: ['bookedStep'],
      isIdle: bookedStep !== undefined && !onBooked.some((field) => isForBooked(field, kinds)),
      why: `the step "${bookedStep}" shows no appointment: name one with a BookingThankYou`,
    },
    {
      path: ['pictures'],
      isIdle: document.pictures !== undefined && document.pictures !== null && !asks(fields, ['pictures']),
      why: 'no field asks for a picture: add an ImageCapture',
    },
    {
      path: ['signedStep'],
      isIdle: signedStep !== undefined && !fields.some(({ kind }) => kinds[kind]?.signs),
      why: 'visitors leave nowhere to sign',
    },
    {
      path: ['progress'],
      isIdle: document.progress !== undefined && steps.every(({ showProgress }) => !showProgress),
      why: 'no step shows it: leave "showProgress": false out on some',
    },
    {
      path: ['caregiverType'],
      isIdle: caregiverType !== undefined && hasCaregiver === false,
      why: '`hasCaregiver` says that nobody answers for somebody else',
    },
    ...steps.map(({ help, ...step }): Idle => {
      const name = documentName(step);
      const onStep = steps.filter((one) => documentName(one) === name).flatMap((one) => one.fields);
      return {
        path: ['steps', name, 'help'],
        isIdle: help !== undefined && !asks(onStep, helped[help]),
        why: `the step "${name}" does not ask for what it explains`,
      };
    }),
  ];
  const found = idle
    .filter(({ isIdle }) => isIdle)
    .map(({ path, why }): Finding => {
      const message = `"${path.at(-1)}" is set, and ${why}`;
      return { code: 'C092', at: placeOf(tree, [...path]), message };
    });
  return [...found, ...unshownSettings(model), ...hiddenProgress(model), ...requiredFindings(model)];
}
