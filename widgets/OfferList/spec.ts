import { defineSpec } from '#src/kit/spec.ts';

/** Offers of advertisers near the postal code, once it is one of the country; beside studies, once these are searched for. */
export const spec = defineSpec({
  description:
    'Offers of advertisers near the postal code of the visitor, each in the colours of its advertiser. Where there are none, or they cannot be had, it shows nothing.',
  answers: [],
  live: true,
  options: {
    alone: {
      type: 'boolean',
      default: false,
      description:
        'The page shows nothing else: it says so when there are no offers, when they cannot be had, or when there is no such postal code.',
    },
    finish: { type: 'boolean', default: false, description: 'A button below the offers that leaves the step.' },
    excludedAdvertisers: {
      type: 'string',
      default: '',
      description: 'Names of advertisers that are left out, comma list.',
    },
  },
  requiredByDefault: false,
  asksAbout: () => 'postalCode',
  leadsOn: ({ finish = false }) => finish,
  below: true,
  messages: {
    en: {
      title: 'Offers near you',
      titleAlone: 'What we found',
      lead: 'These come from other organizations. Each opens on its own site, which has its own privacy policy.',
      count: 'Offers found: {count}',
      compensation: 'Compensation',
      requirements: 'Who may join',
      open: 'See this offer',
      site: 'On {site}',
      inEnglish: 'This offer is in English.',
      more_one: 'Show 1 more offer',
      more: 'Show {count} more offers',
      none: 'There are no offers near you at the moment.',
      noneHelp: 'You can look for {product} instead, or come back another day.',
      findStudies: 'Find {Product}',
      failed: 'We could not load the offers.',
      unknown: 'We do not know this code. Please check it.',
      finish: 'I have finished',
      failedHelp: 'Please try again in a moment, or call us:',
    },
    es: {
      title: 'Ofertas cerca de usted',
      titleAlone: 'Lo que encontramos',
      lead: 'Son de otras organizaciones. Se abren en su propio sitio, con su propia política de privacidad.',
      count: 'Ofertas encontradas: {count}',
      compensation: 'Compensación',
      requirements: 'Para quién',
      open: 'Ver esta oferta',
      site: 'En {site}',
      inEnglish: 'Esta oferta está en inglés.',
      more_one: 'Mostrar 1 oferta más',
      more: 'Mostrar {count} ofertas más',
      none: 'Por ahora no hay ofertas cerca de usted.',
      noneHelp: 'Puede buscar {product} o volver otro día.',
      findStudies: 'Buscar {product}',
      failed: 'No pudimos cargar las ofertas.',
      unknown: 'No conocemos este código postal. Revíselo, por favor.',
      finish: 'Terminar',
      failedHelp: 'Inténtelo de nuevo en un momento o llámenos:',
    },
  },
});
