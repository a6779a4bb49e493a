import type { Insertable } from 'kysely';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { Offer, PatientInfo } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

const weekdays = JSON.stringify([1, 2, 3, 4, 5]);
const hour = (hours: number) => hours * 60;

/** Coordinators of the demo: two for secondary screening, and one at each site that takes bookings. */
const resources: Rows<'resource'> = [
  coordinator({ id: 'demo-coordinator-1', name: 'Demo Coordinator Ana', timezone: 'America/Chicago' }, 9, 17),
  coordinator({ id: 'demo-coordinator-2', name: 'Demo Coordinator Ben', timezone: 'America/New_York' }, 9, 17),
  clinic('DEMO-1-01', { id: 'demo-site-chicago', name: 'Demo Clinic Chicago', timezone: 'America/Chicago' }, 8, 16),
  clinic('DEMO-1-12', { id: 'demo-site-london', name: 'Demo Clinic London', timezone: 'Europe/London' }, 9, 17),
  clinic('DEMO-1-17', { id: 'demo-site-sydney', name: 'Demo Clinic Sydney', timezone: 'Australia/Sydney' }, 9, 17),
];

type Resource = Insertable<Database['resource']>;
type Named = Pick<Resource, 'id' | 'name' | 'timezone'>;

function coordinator(named: Named, opens: number, closes: number): Resource {
  const hours = { days: weekdays, opens: hour(opens), closes: hour(closes), slot_minutes: 30 };
  return { ...named, study_site_id: null, ...hours };
}

function clinic(siteId: string, named: Named, opens: number, closes: number): Resource {
  return { ...coordinator(named, opens, closes), study_site_id: siteId };
}

/** A drawing as the address of a picture: a ground and what stands on it. */
const drawing = (ground: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path fill="${ground}" d="M0 0h640v360H0z"/>${shapes}</svg>`)}`;

const night =
  '<path fill="#f6e3a1" d="M360 70a110 110 0 1 0 70 165 90 90 0 0 1-70-165z"/>' +
  '<g fill="#fff"><circle cx="470" cy="90" r="6"/><circle cx="520" cy="160" r="4"/><circle cx="180" cy="80" r="5"/></g>' +
  '<path fill="#07405c" d="M0 300c110-50 210-50 320 0s210 50 320 0v60H0z"/>';
const heart =
  '<path fill="#c8334a" d="M320 290C150 190 170 80 250 80c40 0 62 26 70 46 8-20 30-46 70-46 80 0 100 110-70 210z"/>' +
  '<path fill="none" stroke="#fff" stroke-width="10" d="M130 180h120l25-50 40 110 30-80 15 20h150"/>';

const demoOffers: readonly Omit<Offer, 'id' | 'url'>[] = [
  {
    title: 'Demo offer: sleep diary',
    description: 'Keep a diary of your sleep for two weeks at home. This is a made-up offer for demonstration.',
    compensation: 'A gift card for taking part',
    requirements: 'Adults who sleep badly at least twice a week.',
    indications: ['Insomnia'],
    imageUrl: drawing('#0b5475', night),
    brand: { titleColor: '#0b5475', buttonColor: '#0b5475', buttonText: 'Begin the diary' },
  },
  {
    title: 'Demo offer: healthy volunteers',
    description:
      'One visit of a morning for people without a long-term illness: a talk with a nurse, a blood sample and breakfast. ' +
      'Everything is explained before you decide, and you may stop at any time. This is a made-up offer for demonstration.',
    compensation: 'Your time and the way there are paid',
    requirements: 'Healthy adults from 18 to 65.',
    indications: ['Healthy volunteers'],
    imageUrl: drawing('#fbeceb', heart),
    brand: { titleColor: '#a3182f', buttonColor: '#ffd400', buttonText: 'See the visit' },
  },
];

const advertisers = ['demo-sleep', 'demo-health'];

const offers: Rows<'offer'> = countryCodes.flatMap((country) =>
  demoOffers.map((offer, index) => {
    const id = `demo-${country}-${index + 1}`;
    const details = JSON.stringify({
      ...offer,
      language: 'en',
      url: `https://offers.example/${id}`,
      originalUrl: 'https://offers.example/',
    });
    return { id, advertiser: advertisers[index] ?? '', country, position: index + 1, details };
  }),
);

const known: PatientInfo = {
  firstName: 'Demo',
  lastName: 'Person',
  phone: '+12125550142',
  email: 'demo.person@example.org',
  postalCode: '60611',
  country: 'US',
  birthDate: '1975-03-09',
  gender: 'female',
};

/** Where the leads come from that the links lead to. */
export const sourceOfLinks = {
  sourceId: 'demo',
  sourceInfo: { flow: 'lead-update', campaign: 'lead-update', query: {} },
};

/** Data of the stand-ins in the demo. All of it is fictional. */
export const partnerRows = {
  resource: resources,
  offer: offers,
  links: [{ slug: 'demo-lead-link', expiresAt: '2100-01-01T00:00:00Z', info: known }],
} satisfies { [Table in keyof Database]?: Rows<Table> } & { links: object[] };
