import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { policiesIn } from '#src/domain/policies.ts';
import { exampleForm, type ExampleFormParts } from '#src/form/exampleForm.ts';
import type { FieldDefinition } from '#src/form/fieldDefinition.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { pluralText } from '#src/i18n/pluralText.ts';
import { createTexts, type Messages } from '#src/i18n/texts.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { sharedTexts } from '#src/i18n/locales/sharedTexts.ts';
import type { Surroundings } from '#src/kit/context.ts';
import type { Widget } from '#src/kit/widget.ts';

type ExampleFieldParts = Pick<ExampleFormParts, 'call' | 'facts' | 'drafts' | 'locale'> & {
  field: FieldDefinition;
  widget: Widget;
  callCenter?: string;
  /** Messages in place of the widget's own. */
  messages?: Messages;
  /** Messages in place of those that all kinds share. */
  sharedMessages?: Messages;
  /** Replaces surroundings in which nothing happens and every link leads back to the page of kinds. */
  surroundings?: Partial<Surroundings>;
};

const nothing = () => undefined;
const here = '/signup/kinds';

const idleSurroundings: Omit<Surroundings, 'facts' | 'subscribe' | 'call' | 'callCenterIn' | 'studySearch'> = {
  next: nothing,
  skip: nothing,
  count: nothing,
  report: nothing,
  leadSlug: () => 'a-slug-of-nobody',
  leadId: () => undefined,
  showProblems: async () => [],
  startOver: () => true,
  storeBooking: nothing,
  markOfferOpened: nothing,
  signature: { begin: nothing, mayStand: () => false },
  recordFailedScreening: nothing,
  links: {
    studySearch: here,
    flow: () => here,
    step: () => here,
    locale: (locale) => `${here}?locale=${locale}`,
    ...policiesIn(sourceLocale),
  },
  directScreenerHosts: [],
  navigate: nothing,
  healthyIndicationId: undefined,
  numbers: placeholderNumbers,
  siteRadiusKm: 160,
  brandName: 'Brand',
  consentText: (name) => ({ text: `The wording of the consent "${name}".`, lang: sourceLocale }),
};

/** One field with all that it needs to render: its form over a store of its own, its texts and its surroundings. */
export function exampleField({ field, widget, surroundings, ...parts }: ExampleFieldParts) {
  const { call, locale = sourceLocale, callCenter = placeholderNumbers.callCenter.default } = parts;
  const { kind } = field;
  const { store, facts, form } = exampleForm({ ...parts, fields: [field], widgets: { [kind]: widget }, callCenter });
  const messages = {
    [kind]: parts.messages ?? widget.spec.messages,
    common: parts.sharedMessages ?? sharedTexts(locales).common,
  };
  const texts = createTexts(locale, messages, pluralText);
  const { subscribe } = store;
  const studySearch: Surroundings['studySearch'] = {
    read: () => store.getState().search,
    change: (part) => store.setState(({ search }) => ({ search: { ...search, ...part } })),
    isFailed: (id) => store.getState().saved.screenings.some(({ studyId, passed }) => studyId === id && !passed),
    setAddress: nothing,
    shortList: () => store.getState().shortList,
    keep: (shortList) => store.setState({ shortList }),
    address: () => '',
    prescreen: () => Promise.resolve('screener'),
  };
  const around: Surroundings = {
    ...idleSurroundings,
    facts,
    subscribe,
    call,
    callCenterIn: () => callCenter,
    studySearch,
    ...surroundings,
  };
  return { field, store, form, texts, surroundings: around };
}
