import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { RuleCondition, RuleName } from '#src/rules/index.ts';
import { asksAny } from '#src/checker/asksAny.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { partOf, placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import type { Registries } from '#src/checker/registries.ts';
import { askingInChoices } from './askedFindings.ts';

type Path = readonly (string | number)[];

const paramsOf = (condition: RuleCondition) => JSON.stringify('params' in condition ? condition.params : {});

/** Whether both conditions are one. */
export const isSame = (one: RuleCondition, other: RuleCondition) =>
  one.rule === other.rule && paramsOf(one) === paramsOf(other) && (one.is ?? true) === (other.is ?? true);
const turned = (condition: RuleCondition): RuleCondition => ({ ...condition, is: !(condition.is ?? true) });

/** Whether one condition holds just where the other does not. */
const isOpposite = (one: RuleCondition, other: RuleCondition) => isSame(one, turned(other));

/** Whether nobody sees both of two fields. */
export const areApart = (one: CampaignField, other: CampaignField): boolean =>
  listed(one.when).some((condition) => listed(other.when).some((its) => isOpposite(condition, its)));

/** Of whom a field is to be shown, by its kind and options. */
function meantFor({ kind, options }: Pick<CampaignField, 'kind' | 'options'>, { kinds }: Registries) {
  const spec = kinds[kind];
  // The generated conditions are those of the rules.
  return spec?.meantFor?.(withDefaults(spec.options, options)) as RuleCondition | undefined;
}

const holding = ({ is = true }: RuleCondition) => (is ? 'holds' : 'does not hold');

/** Fields that are shown under the opposite of what they are for. */
function shownFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  return Object.values(campaign.steps).flatMap((step) => {
    // Another field may lead on, with what is asked beside it.
    const isLed = step.fields.some(({ kind, options = {} }) => registries.kinds[kind]?.leadsOn?.(options));
    return step.fields.flatMap((field, index): Finding[] => {
      const role = meantFor(field, registries);
      const path = [...fieldPath(tree, step, index), 'when'];
      const at = () => placeOf(tree, partOf(tree, path) ? path : path.slice(0, -1));
      const under = role && listed(field.when).find((one) => isOpposite(one, role));
      if (under)
        return [
          {
            code: 'C113',
            at: at(),
            message: `"${field.id}" is shown just where "${under.rule}" ${holding(under)}, and is for the others: turn the condition round`,
          },
        ];
      const asks = (registries.kinds[field.kind]?.answers ?? []).length > 0;
      if (role && asks && listed(field.when).length === 0)
        return [
          {
            code: 'C113',
            at: at(),
            message: `"${field.id}" is asked of everybody, and is for those alone for whom "${role.rule}" ${holding(role)}: write that under "when"`,
          },
        ];
      const isGone = listed(step.nav.nextWhen).some((one) =>
        listed(field.when).some((other) => isOpposite(one, other)),
      );
      if (!asks || isLed || !isGone) return [];
      const message = `"${field.id}" is asked only while its page has no button Next: whoever goes on does not see it any more`;
      return [{ code: 'C113', at: at(), message }];
    });
  });
}

/** Who is led to a step by a choice, as far as one condition tells, and where the document says so. */
type Led = { to: string; under: RuleCondition; path: Path; others: readonly string[] };

function ledFrom(step: CampaignStep): Led[] {
  const { next } = step;
  if (typeof next !== 'object') return [];
  const path = ['steps', documentName(step), 'next'];
  const all = [...next.cases.map(({ to }) => to), next.otherwise];
  const othersOf = (to: string) => all.filter((one) => one !== to);
  const byCases = next.cases.flatMap(({ when, to }, index) =>
    listed(when).map((under): Led => ({ to, under, path: [...path, 'cases', index], others: othersOf(to) })),
  );
  const [only, ...more] = next.cases;
  const conditions = only && more.length === 0 ? listed(only.when) : [];
  const [condition] = conditions;
  // Where one condition decides, the others are those for whom it does not hold.
  const byOtherwise: Led[] =
    condition && conditions.length === 1
      ? [
          {
            to: next.otherwise,
            under: turned(condition),
            path,
            others: othersOf(next.otherwise),
          },
        ]
      : [];
  return [...byCases, ...byOtherwise];
}

/** Steps to which a choice leads just those whom they are not for, while no other step of the choice is for the others. */
function ledFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const { steps } = campaign;
  const fieldsOf = (name: string) => steps[name]?.fields ?? [];
  return Object.values(steps)
    .flatMap(ledFrom)
    .flatMap(({ to, under, path, others }): Finding[] => {
      const heading = fieldsOf(to).find((field) => {
        const role = meantFor(field, registries);
        const isWhole = registries.kinds[field.kind]?.headsPage?.(field.options ?? {}) ?? false;
        return isWhole && role && isOpposite(under, role) && !listed(field.when).some((one) => isSame(one, role));
      });
      const isElsewhere = others.some((name) =>
        fieldsOf(name).some((one) => {
          const [role, own] = [meantFor(one, registries), heading && meantFor(heading, registries)];
          return role && own && isSame(role, own);
        }),
      );
      if (heading && !isElsewhere) {
        const message = `This leads to "${to}" just those for whom "${under.rule}" ${holding(under)}, and "${heading.id}" is for the others`;
        return [{ code: 'C110', at: placeOf(tree, path), message }];
      }
      const answers = askingInChoices[under.rule] ?? [];
      const isAsked = (name: string) => asksAny(fieldsOf(name), answers, registries);
      if (under.is !== false || answers.length === 0 || !isAsked(to) || others.some(isAsked)) return [];
      const message = `"${to}" asks only where "${under.rule}" does not hold, which says that it is asked: leave "is": false out`;
      return [{ code: 'C113', at: placeOf(tree, path), message }];
    });
}

/** Thanks for an appointment in a campaign in which nobody makes one, and which nobody comes back to with one. */
function unbookedFindings({ steps, bookedStep }: Campaign, tree: Tree, registries: Registries): Finding[] {
  const pages = Object.values(steps);
  if (bookedStep !== undefined || pages.some(({ fields }) => fields.some(({ kind }) => registries.kinds[kind]?.books)))
    return [];
  const booking = Object.keys(registries.kinds).filter((kind) => registries.kinds[kind]?.books);
  return pages.flatMap((step) =>
    step.fields.flatMap((field, index): Finding[] => {
      if (meantFor(field, registries)?.rule !== ('bookingExists' satisfies RuleName)) return [];
      const message = `"${field.id}" is for visitors with an appointment, and no step of this campaign books one: show ${eitherOf(booking)} before it, or leave it out`;
      return [{ code: 'C110', at: placeOf(tree, fieldPath(tree, step, index)), message }];
    }),
  );
}

/** Fields and steps that are met with by just those whom their kinds are not for, and not by the others. */
export const roleFindings = (campaign: Campaign, tree: Tree, registries: Registries): Finding[] => [
  ...shownFindings(campaign, tree, registries),
  ...ledFindings(campaign, tree, registries),
  ...unbookedFindings(campaign, tree, registries),
];
