import type { ExampleFacts } from '#src/kit/example.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { readingsOf } from './ground.ts';

/** Settings of other campaigns: what is a choice under one of them is one for those that inherit the document. */
const otherSettings: readonly ExampleFacts[] = [
  {},
  { campaign: { flowType: 'signup', outcome: 'full' } },
  ...[true, false].flatMap((isOn): ExampleFacts[] => [
    { campaign: { showCountrySelect: isOn, webScreenerProps: { shouldShowHeightWeight: isOn } } },
    { campaign: { flowType: 'webScreener', outcome: 'criteria', consent: { shown: isOn, onConditions: false } } },
  ]),
];

/** The settings under which these conditions may be met otherwise; none where they are not about settings. */
export const otherSettingsFor = (conditions: readonly RuleCondition[]): readonly ExampleFacts[] =>
  conditions.some((one) => readingsOf(one).includes('campaign')) ? otherSettings : [];
